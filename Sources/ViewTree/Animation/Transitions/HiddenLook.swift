import DisplayList
import Foundation

/// A view's look before its insertion or after its removal.
package struct HiddenLook: Equatable, Sendable {
    package var opacity: Double
    package var scale: Double
    package var anchor: UnitPoint
    package var offset: CGSize
    package var edge: Edge?

    package init(
        opacity: Double = 1, scale: Double = 1, anchor: UnitPoint = .center, offset: CGSize = .zero, edge: Edge? = nil
    ) {
        self.opacity = opacity
        self.scale = scale
        self.anchor = anchor
        self.offset = offset
        self.edge = edge
    }

    var isIdentity: Bool { self == HiddenLook() }

    func combined(with other: HiddenLook) -> HiddenLook {
        HiddenLook(
            opacity: opacity * other.opacity, scale: scale * other.scale,
            anchor: scale == 1 ? other.anchor : anchor,
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
            edge: edge ?? other.edge)
    }

    /// The look with leading and trailing exchanged, for views in a right-to-left environment.
    package func mirrored(_ isRightToLeft: Bool) -> HiddenLook {
        guard isRightToLeft else { return self }
        var look = self
        look.anchor = UnitPoint(x: 1 - anchor.x, y: anchor.y)
        look.offset.width = -offset.width
        if edge == .leading { look.edge = .trailing }
        if edge == .trailing { look.edge = .leading }
        return look
    }

    package func shift(of size: CGSize) -> CGSize {
        var shift = offset
        switch edge {
        case .top: shift.height -= size.height
        case .bottom: shift.height += size.height
        case .leading: shift.width -= size.width
        case .trailing: shift.width += size.width
        case nil: break
        }
        return shift
    }

    /// The entrance of an element that is scaled about this look's anchor anyway.
    package func entrance(size: CGSize, motion: Motion) -> Entrance {
        Entrance(
            opacity: opacity, transform: scale == 1 ? .identity : .scale(scale, scale), offset: shift(of: size),
            motion: motion)
    }

    /// The entrance of an element. It is scaled about its own anchor; the difference from scaling about this look's anchor is
    /// linear in the scale, and the offset is animated by the same motion, so that the sum is right at any time.
    func entrance(of element: DisplayElement, motion: Motion) -> Entrance {
        let (own, size, shrunk) = (element.style.anchor, element.frame.size, CGFloat(1 - scale))
        var entrance = entrance(size: size, motion: motion)
        entrance.offset.width += (anchor.x - own.x) * size.width * shrunk
        entrance.offset.height += (anchor.y - own.y) * size.height * shrunk
        return entrance
    }

    /// Gives an element this look, animated with `motion`.
    package func hide(_ element: inout DisplayElement, motion: Motion?) {
        let shift = shift(of: element.frame.size)
        element.frame.origin.x += shift.width
        element.frame.origin.y += shift.height
        element.style.opacity *= opacity
        if scale != 1 {
            element.style.transform = element.style.transform.concatenating(.scale(scale, scale))
            element.style.anchor = anchor.point
        }
        element.isLeaving = true
        for property in [AnimatedProperty.frame, .opacity, .transform] { element.motions[property] = motion }
    }
}
