import DisplayList
import Foundation

/// The purpose of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shape for hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The shape of the drag preview. No effect here.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape of the hover effect. No effect here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 4)
    /// The shape of the focus indicator. No effect here.
    public static let focusEffect = ContentShapeKinds(rawValue: 8)
    /// The shape of the view for assistive technology. No effect here.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
    /// The shape of the lifted preview while a view's context menu is open. No effect here: the view isn't lifted.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 32)
}

/// Gives modifiers around the view an element of its own for hit testing, with the shape's corner radius.
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
    /// Sets the view's shape for hit testing. A shape that isn't a rectangle or a rounded rectangle is replaced by the
    /// view's frame.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(EffectModifier(ContentShapeEffect(shape: shape)))
    }

    /// Sets a shape of the view. Only `.interaction` has an effect: the shape for hit testing.
    @ViewBuilder
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
    }
}
