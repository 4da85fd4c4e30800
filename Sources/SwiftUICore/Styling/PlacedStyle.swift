import DisplayList
import Foundation

/// A style whose type says where its points lie.
protocol PlacedStyle: ShapeStyle {
    var placement: StylePlacement { get }
    var unplaced: any ShapeStyle { get }
}

/// The rectangle that the points of a style are in units of, in the coordinates of the view that is drawn in it.
struct StylePlacement: Equatable, Sendable {
    let rect: CGRect
}

/// A style with a rectangle: what `in(_:)` makes.
struct PlacedShapeStyle<Base: ShapeStyle>: PlacedStyle {
    let base: Base
    let placement: StylePlacement
    var unplaced: any ShapeStyle { base }

    /// Where only a paint is asked for, as for letters, it is the style's own.
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { base }
}

extension PlacedShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// The style over a rectangle of the view's, rather than over what is drawn in it: so do several shapes show parts of
    /// one gradient.
    ///
    /// Counts for shapes that are filled or stroked, backgrounds, borders and canvases. See
    /// [in(_:)](https://developer.apple.com/documentation/swiftui/shapestyle/in(_:)).
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        PlacedShapeStyle(base: self, placement: StylePlacement(rect: rect.standardized))
    }
}

/// Where a style is placed; nil where it lies over what is drawn in it. The innermost rectangle counts.
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
    /// The rectangle; a box without an area would show nothing.
    var box: CGRect {
        CGRect(origin: rect.origin, size: CGSize(width: max(rect.width, 1), height: max(rect.height, 1)))
    }

    /// What is drawn within `bounds` with a paint that lies over the rectangle: the paint and the box that it goes over.
    /// What a browser draws in its box only gets one that covers the bounds.
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

    /// From units of the rectangle to units of another box.
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

    /// From the corner of a tile, as far as the bounds go.
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
