import CoreGraphics
import Foundation

/// A straight segment of an outline.
struct AreaLine {
    var start: CGPoint
    var end: CGPoint

    var reversed: AreaLine { AreaLine(start: end, end: start) }
    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    /// The point at a distance from the middle, to the right of the line's direction (y grows downwards); negative
    /// distances are to the left.
    func beside(_ distance: CGFloat) -> CGPoint {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = hypot(dx, dy)
        return CGPoint(x: middle.x - dy / length * distance, y: middle.y + dx / length * distance)
    }

    /// The fraction of the line, 0…1, at which a point on it lies; nil if the point isn't between the line's ends, or is
    /// further from the line than `distance`.
    func fraction(of point: CGPoint, within distance: CGFloat) -> CGFloat? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (px, py) = (point.x - start.x, point.y - start.y)
        let square = dx * dx + dy * dy
        let fraction = (px * dx + py * dy) / square
        guard fraction > 0, fraction < 1, abs(px * dy - py * dx) <= distance * square.squareRoot() else { return nil }
        return fraction
    }

    /// The fraction of this line at which another crosses it; nil if it doesn't, or is parallel.
    func crossing(_ other: AreaLine) -> CGFloat? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let turn = dx * oy - dy * ox
        guard turn != 0 else { return nil }
        let (sx, sy) = (other.start.x - start.x, other.start.y - start.y)
        let own = (sx * oy - sy * ox) / turn
        let others = (sx * dy - sy * dx) / turn
        return own > 0 && own < 1 && others >= 0 && others <= 1 ? own : nil
    }

    func isNear(_ other: AreaLine, _ distance: CGFloat) -> Bool {
        min(start.x, end.x) <= max(other.start.x, other.end.x) + distance
            && min(other.start.x, other.end.x) <= max(start.x, end.x) + distance
            && min(start.y, end.y) <= max(other.start.y, other.end.y) + distance
            && min(other.start.y, other.end.y) <= max(start.y, end.y) + distance
    }
}

/// A fine grid to which points are snapped, so that a point computed in two ways is one point.
struct PointGrid {
    /// The distance between grid points, in points; a power of two, so that round numbers aren't changed.
    let spacing: CGFloat

    /// A grid with about ten million points along the largest side of the drawing.
    init(extent: CGFloat) { spacing = CGFloat(sign: .plus, exponent: (extent * 1e-7).exponent, significand: 1) }

    func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x / spacing).rounded() * spacing, y: (point.y / spacing).rounded() * spacing)
    }
}

/// A line identified by its ends, regardless of its direction.
struct LineKey: Hashable {
    private let ends: [CGPoint]

    init(_ line: AreaLine) {
        let isOrdered = (line.start.x, line.start.y) <= (line.end.x, line.end.y)
        ends = isOrdered ? [line.start, line.end] : [line.end, line.start]
    }
}
