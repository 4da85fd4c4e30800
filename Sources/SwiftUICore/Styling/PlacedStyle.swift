import DisplayList
import Foundation

/// A style with a rectangle for its unit coordinates, which its type expresses.
protocol PlacedStyle: ShapeStyle {
    var placement: StylePlacement { get }
    var unplaced: any ShapeStyle { get }
}

/// The rectangle for a style's unit coordinates, in the coordinates of the view that is drawn in the style.
struct StylePlacement: Equatable, Sendable {
    let rect: CGRect
}

/// A style with a rectangle, the result of `in(_:)`.
struct PlacedShapeStyle<Base: ShapeStyle>: PlacedStyle {
    let base: Base
    let placement: StylePlacement
    var unplaced: any ShapeStyle { base }

    /// For uses that need only a paint, such as text, this is the style without its rectangle.
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { base }
}

extension PlacedShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// The style over a rectangle of the view, rather than over each drawing: several shapes then show parts of one
    /// gradient.
    ///
    /// It applies to filled and stroked shapes, backgrounds, borders and canvases. See
    /// [in(_:)](https://developer.apple.com/documentation/swiftui/shapestyle/in(_:)).
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        PlacedShapeStyle(base: self, placement: StylePlacement(rect: rect.standardized))
    }
}

/// The placement of a style; nil if it has the bounds of the drawing. The innermost rectangle is used.
func stylePlacement(of style: any ShapeStyle, in environment: EnvironmentValues) -> StylePlacement? {
    func resolved(_ style: some ShapeStyle) -> StylePlacement? {
        stylePlacement(of: style.resolve(in: environment), in: environment)
    }
    if let placed = style as? any PlacedStyle {
        return stylePlacement(of: placed.unplaced, in: environment) ?? placed.placement
    }
    if let erased = style as? AnyShapeStyle { return stylePlacement(of: erased.style, in: environment) }
    if style is any PrimitiveShapeStyle { return nil }
    return resolved(style)
}

extension StylePlacement {
    /// The rectangle with a size of at least 1 point, because a box without an area would show nothing.
    var box: CGRect {
        CGRect(origin: rect.origin, size: CGSize(width: max(rect.width, 1), height: max(rect.height, 1)))
    }

    /// The paint and its box for a drawing within `bounds`, where the paint is over the rectangle. Paints that browsers
    /// draw only inside of their box get one that covers the bounds.
    func placed(_ paint: Paint, over bounds: CGRect) -> (paint: Paint, box: CGRect) {
        let whole = CGRect(
            origin: bounds.origin, size: CGSize(width: max(bounds.width, 1), height: max(bounds.height, 1)))
        switch paint {
        case .angularGradient(let stops, let center, let start, let end):
            let moved = point(center, in: whole)
            return (.angularGradient(stops: stops, center: moved, startDegrees: start, endDegrees: end), whole)
        case .mesh(var mesh):
            for place in mesh.vertices.indices { move(&mesh.vertices[place], into: whole) }
            return (.mesh(mesh), whole)
        case .tile(let tile): return (paint, tiles(tile.size, covering: whole))
        default: return (paint, box)
        }
    }

    /// Converts a point from unit coordinates of the rectangle to those of another box.
    private func point(_ point: CGPoint, in other: CGRect) -> CGPoint {
        CGPoint(
            x: (box.minX + point.x * box.width - other.minX) / other.width,
            y: (box.minY + point.y * box.height - other.minY) / other.height)
    }

    private func move(_ vertex: inout MeshPaint.Vertex, into other: CGRect) {
        vertex.position = point(vertex.position, in: other)
        vertex.leading = point(vertex.leading, in: other)
        vertex.top = point(vertex.top, in: other)
        vertex.trailing = point(vertex.trailing, in: other)
        vertex.bottom = point(vertex.bottom, in: other)
    }

    /// The box for tiles: it starts at a corner of a tile, and covers the bounds.
    private func tiles(_ tile: CGSize, covering bounds: CGRect) -> CGRect {
        guard tile.width > 0, tile.height > 0 else { return bounds }
        func start(_ origin: CGFloat, _ length: CGFloat, _ bound: CGFloat) -> CGFloat {
            origin - ((origin - bound) / length).rounded(.up) * length
        }
        let corner = CGPoint(
            x: start(rect.minX, tile.width, bounds.minX), y: start(rect.minY, tile.height, bounds.minY))
        return CGRect(
            x: corner.x, y: corner.y, width: bounds.maxX - corner.x, height: bounds.maxY - corner.y)
    }
}
