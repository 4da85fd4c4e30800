import CoreGraphics
import Foundation
@_spi(Nodes) import ViewTree

/// The shape of a container, for the shapes inside of it.
struct ContainerShape: Sendable {
    /// Returns the outline of the container's shape in a rectangle, inset by a distance.
    let drawing: @Sendable (CGRect, CGFloat) -> ShapeDrawing
    /// Returns the radii of the container's own corners in a rectangle; zeros if it isn't a rectangle.
    let radii: @Sendable (CGRect) -> RectangleCornerRadii
    /// The distances of the drawing's rectangle from the container's edges, in points.
    var distances = EdgeInsets()

    /// The distance to the nearest edge.
    var distance: CGFloat {
        max(min(distances.top, distances.leading, distances.bottom, distances.trailing), 0)
    }
    /// The container's size.
    var size = CGSize.zero

    init<S: InsettableShape>(_ shape: S) {
        drawing = { rect, amount in shape.inset(by: amount).drawn(in: rect.insetBy(dx: -amount, dy: -amount)) }
        radii = { shape.cornerRadii(in: $0) }
    }

    /// The container of the shape that is being drawn.
    @TaskLocal static var current: ContainerShape?
}

/// The shape of the view's container, inset by the view's distance from the container's edges; a rectangle if no
/// container has a shape.
///
/// See [ContainerRelativeShape](https://developer.apple.com/documentation/swiftui/containerrelativeshape).
public struct ContainerRelativeShape: InsettableShape, PrimitiveShape {
    /// Makes the shape. It has no settings.
    public init() {}

    func drawing(in rect: CGRect) -> ShapeDrawing {
        guard let container = ContainerShape.current else { return ShapeDrawing(rect) }
        return container.drawing(rect, container.distance)
    }

    /// The shape inset by `amount` points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkShape(shape: self, amount: amount) }
}

extension ContainerRelativeShape: InsetDrawing {
    func drawing(in rect: CGRect, insetBy amount: CGFloat) -> ShapeDrawing {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard let container = ContainerShape.current else { return ShapeDrawing(inner) }
        return container.drawing(inner, container.distance + amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the view's container, inset by the view's distance from the container's edges; a rectangle if no
    /// container has a shape.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A container's shape, with the container's layout node.
struct ContainerShapeSource {
    let shape: ContainerShape
    weak var node: LayoutNode?
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShapeSource? { nil }
}

extension EnvironmentValues {
    var containerShape: ContainerShapeSource? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension ContainerShapeSource {
    /// The shape for a view at its place in the container.
    @MainActor
    func shape(for view: LayoutNode) -> ContainerShape {
        guard let node else { return shape }
        let place = CGRect(origin: view.origin(in: node), size: view.size)
        var shape = shape
        shape.size = node.size
        shape.distances = EdgeInsets(
            top: place.minY, leading: place.minX, bottom: node.size.height - place.maxY,
            trailing: node.size.width - place.maxX)
        return shape
    }
}

extension Optional<ContainerShapeSource> {
    /// The drawing of a shape in a view, with or without a container.
    @MainActor
    func drawing(of shape: some Shape, in view: LayoutNode, _ direction: LayoutDirection) -> ShapeDrawing {
        guard let container = self?.shape(for: view) else { return shape.drawn(in: view.size, direction) }
        return ContainerShape.$current.withValue(container) { shape.drawn(in: view.size, direction) }
    }
}
