import CoreGraphics
import Foundation
@_spi(Nodes) import ViewTree

/// The shape around a bordered button.
///
/// See [ButtonBorderShape](https://developer.apple.com/documentation/swiftui/buttonbordershape).
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, capsule, roundedRectangle, circle, surrounding }

    private let kind: Kind
    private var radius: CGFloat?

    /// The default shape for the context: a capsule.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A rectangle whose shorter sides are half circles.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with round corners, whose radius depends on the control's size.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// A rectangle with corners of a radius in points, at most half of the shorter side.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle, radius: radius)
    }

    /// The shape of the buttons in the environment in which it is drawn.
    fileprivate static let surrounding = ButtonBorderShape(kind: .surrounding)

    /// The shape of the buttons in the environment of the shape that is being drawn.
    @TaskLocal fileprivate static var current: ButtonBorderShape?

    private init(kind: Kind, radius: CGFloat? = nil) {
        self.kind = kind
        self.radius = radius
    }

    var isCircle: Bool { kind == .circle }

    /// The shape for a control of a given size, on which a rounded rectangle's corners depend.
    func sized(for size: ControlSize) -> ButtonBorderShape {
        guard kind == .roundedRectangle, radius == nil else { return self }
        return .roundedRectangle(radius: size.cornerRadius)
    }
}

extension ButtonBorderShape: InsettableShape, PrimitiveShape {
    func drawing(in rect: CGRect) -> ShapeDrawing {
        let full = min(rect.width, rect.height) / 2
        switch kind {
        case .roundedRectangle:
            return ShapeDrawing(rect, cornerRadius: min(radius ?? ControlSize.regular.cornerRadius, full))
        case .automatic, .capsule:
            return ShapeDrawing(rect, cornerRadius: full)
        case .circle:
            let square = CGRect(x: rect.midX - full, y: rect.midY - full, width: full * 2, height: full * 2)
            return ShapeDrawing(square, cornerRadius: full)
        case .surrounding:
            let current = Self.current ?? .automatic
            return (current.kind == .surrounding ? .automatic : current).drawing(in: rect)
        }
    }

    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Resolves a shape's drawing in a view, with the container shape and the button border shape of this environment.
    @MainActor
    func drawing(of shape: some Shape, in view: LayoutNode) -> ShapeDrawing {
        let border = buttonBorderShape.sized(for: controlSize)
        guard border != .automatic else { return containerShape.drawing(of: shape, in: view, layoutDirection) }
        return ButtonBorderShape.$current.withValue(border) {
            containerShape.drawing(of: shape, in: view, layoutDirection)
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The border shape of buttons in the environment, as set by `buttonBorderShape(_:)` and `controlSize(_:)`.
    public static var buttonBorder: ButtonBorderShape { .surrounding }
}

extension View {
    /// Sets the shape around the bordered buttons of this view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// The padding and the shape around the label of a bordered control, for the environment's control size.
struct ButtonFrame: ViewModifier {
    let fill: AnyShapeStyle
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.font) private var font

    func body(content: Content) -> some View {
        content
            .font(font ?? size.font)
            .padding(.horizontal, shape.isCircle ? size.padding.height : size.padding.width)
            .padding(.vertical, size.padding.height)
            .modifier(ButtonWidth())
            .background(PaintStyle(fill), in: shape.sized(for: size))
    }
}
