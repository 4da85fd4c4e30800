import DisplayList
import Foundation

/// How a view comes and goes: what it looks like before it is there and after it has gone.
///
/// See [AnyTransition](https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: Sendable {
    var insertion: HiddenLook
    var removal: HiddenLook

    init(_ look: HiddenLook) {
        insertion = look
        removal = look
    }

    public static let identity = AnyTransition(HiddenLook())
    public static let opacity = AnyTransition(HiddenLook(opacity: 0))
    public static var scale: AnyTransition { .scale(scale: 0) }
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(HiddenLook(scale: scale, anchor: anchor))
    }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(HiddenLook(offset: offset)) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// In and out over an edge: the view moves by its own width or height.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(HiddenLook(edge: edge)) }

    public static func push(from edge: Edge) -> AnyTransition {
        .asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        return transition
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = self
        transition.insertion = insertion.combined(with: other.insertion)
        transition.removal = removal.combined(with: other.removal)
        return transition
    }

    @available(
        *, unavailable, message: "Kissa's browser plays transitions by itself; combine opacity, scale, offset and move"
    )
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// What a view looks like where it isn't there yet, or no longer.
struct HiddenLook: Sendable {
    var opacity = 1.0
    var scale = 1.0
    var anchor = UnitPoint.center
    var offset = CGSize.zero
    var edge: Edge?

    func combined(with other: HiddenLook) -> HiddenLook {
        HiddenLook(
            opacity: opacity * other.opacity, scale: scale * other.scale,
            anchor: scale == 1 ? other.anchor : anchor,
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
            edge: edge ?? other.edge)
    }

    func shift(of size: CGSize) -> CGSize {
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

    func entrance(size: CGSize, motion: Motion) -> Entrance {
        Entrance(
            opacity: opacity, transform: scale == 1 ? .identity : .scale(scale, scale), offset: shift(of: size),
            motion: motion)
    }

    /// Makes an element look like this, and travel there by `motion`.
    func hide(_ element: inout DisplayElement, motion: Motion?) {
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

/// A view that says nothing fades, as SwiftUI's do.
struct TransitionTrait: TraitKey {
    static var defaultValue: AnyTransition { .opacity }
}

extension View {
    public func transition(_ t: AnyTransition) -> some View {
        modifier(TraitModifier<TransitionTrait>(value: t))
    }
}
