import DisplayList
import Foundation

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shape in which the view is hit.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The shape of the picture that is dragged. No effect here.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of the look under a pointer. No effect here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 4)
    /// The shape of the frame around the view with the keyboard. No effect here.
    public static let focusEffect = ContentShapeKinds(rawValue: 8)
    /// The shape of the view for assistive technology. No effect here.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// The shape that a view is lifted in while its context menu is open. It isn't lifted here, so it changes nothing.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 32)
}

/// Gives what listens around the view a box of its own, as round as the shape.
private struct ContentShapeEffect<S: Shape>: ElementEffect, Equatable {
    let shape: S

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        let bounds = CGRect(origin: .zero, size: size)
        guard case .rectangle(bounds, let cornerRadius) = shape.drawn(in: size, environment.layoutDirection).outline
        else { return }
        element.style.cornerRadius = min(cornerRadius, ShapeDrawing.fullCornerRadius)
    }

    static func == (left: Self, right: Self) -> Bool {
        guard let left = left.shape as? any Equatable else { return false }
        func isEqual<E: Equatable>(_ left: E) -> Bool { (right.shape as? E) == left }
        return isEqual(left)
    }
}

extension View {
    /// Where the view can be hit. A shape that is no rectangle, round or not, counts as its frame.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(EffectModifier(ContentShapeEffect(shape: shape)))
    }

    /// Sets a shape of the view. Only `.interaction` has an effect: where the view can be hit.
    @ViewBuilder
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
}
