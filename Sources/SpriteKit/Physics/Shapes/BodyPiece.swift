import CoreGraphics
import Foundation

/// A convex piece of a body, in the coordinates of its node.
enum BodyPiece {
    case circle(center: CGPoint, radius: CGFloat)
    /// At least three points, counterclockwise.
    case polygon([CGPoint])
    /// A line without a volume. `before` and `after` are its neighbours' far ends in a chain; otherwise its own ends.
    case edge(from: CGPoint, to: CGPoint, before: CGPoint, after: CGPoint)

    var isEdge: Bool { if case .edge = self { true } else { false } }

    /// In square points; 0 for an edge.
    var area: CGFloat {
        switch self {
        case .circle(_, let radius): .pi * radius * radius
        case .polygon(let points): points.signedArea
        case .edge: 0
        }
    }

    var center: CGPoint {
        switch self {
        case .circle(let center, _): center
        case .polygon(let points): points.centroid
        case .edge(let from, let to, _, _): CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        }
    }

    /// The mean square of the distance from the piece's own centre, in square points: the moment of inertia per mass.
    var gyration: CGFloat {
        switch self {
        case .circle(_, let radius): radius * radius / 2
        case .polygon(let points): points.gyration
        case .edge: 0
        }
    }

    /// The piece under a linear map, such as a node's scale; nil if nothing is left of it.
    func mapped(_ map: CGAffineTransform) -> BodyPiece? {
        switch self {
        case .circle(let center, let radius):
            let (width, height) = (hypot(map.a, map.b), hypot(map.c, map.d))
            guard abs(width - height) <= 1e-6 * max(width, height), abs(map.a * map.c + map.b * map.d) < 1e-6 else {
                return Self.convex(Self.ring(center, radius).map { $0.applying(map) })
            }
            return Self.disc(center.applying(map), radius * width)
        case .polygon(let points): return Self.convex(points.map { $0.applying(map) })
        case .edge(let from, let to, let before, let after):
            let points = [from, to, before, after].map { $0.applying(map).bounded }
            return .edge(from: points[0], to: points[1], before: points[2], after: points[3])
        }
    }

    /// A disc; nil without a size.
    static func disc(_ center: CGPoint, _ radius: CGFloat) -> BodyPiece? {
        let radius = abs(radius)
        guard radius.isFinite, center.x.isFinite, center.y.isFinite, radius >= 0.01 else { return nil }
        return .circle(center: center.bounded, radius: min(radius, PhysicsUnits.placeMax))
    }

    /// The hull of points; nil if it has no area.
    static func convex(_ points: [CGPoint]) -> BodyPiece? {
        let hull = points.filter { $0.x.isFinite && $0.y.isFinite }.map(\.bounded).hull.spaced
        return hull.count >= 3 && hull.signedArea > 1e-4 ? .polygon(hull) : nil
    }

    static func rectangle(_ size: CGSize, _ center: CGPoint) -> BodyPiece? {
        let (x, y) = (size.width / 2, size.height / 2)
        return convex([(-x, -y), (x, -y), (x, y), (-x, y)].map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) })
    }

    private static func ring(_ center: CGPoint, _ radius: CGFloat) -> [CGPoint] {
        (0..<24).map { index in
            let angle = Double(index) * .pi / 12
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }
}

extension [BodyPiece] {
    /// The pieces of points in a row, each of which knows its neighbours.
    static func chain(_ points: [CGPoint], isClosed: Bool) -> [BodyPiece] {
        let points = points.distinct(isClosed: isClosed)
        guard points.count >= 2 else { return [] }
        let count = points.count
        return (0..<(isClosed ? count : count - 1)).map { index in
            let (from, to) = (points[index], points[(index + 1) % count])
            let before = isClosed ? points[(index + count - 1) % count] : index > 0 ? points[index - 1] : from
            let after = isClosed ? points[(index + 2) % count] : index + 2 < count ? points[index + 2] : to
            return .edge(from: from, to: to, before: before, after: after)
        }
    }

    /// Their common centre of mass.
    var center: CGPoint {
        let area = reduce(0) { $0 + $1.area }
        guard area > 0 else { return .zero }
        let sum = reduce(CGPoint.zero) { sum, piece in
            CGPoint(x: sum.x + piece.center.x * piece.area, y: sum.y + piece.center.y * piece.area)
        }
        return CGPoint(x: sum.x / area, y: sum.y / area)
    }

    /// The moment of inertia per mass about the common centre, in square points.
    var gyration: CGFloat {
        let (area, middle) = (reduce(0) { $0 + $1.area }, center)
        guard area > 0 else { return 0 }
        return reduce(0) { sum, piece in
            let (x, y) = (piece.center.x - middle.x, piece.center.y - middle.y)
            return sum + piece.area * (piece.gyration + x * x + y * y)
        } / area
    }

    /// The radius of a disc about the centre that lies in the pieces, or a small one.
    var innerRadius: CGFloat {
        let middle = center
        let radii = map { piece -> CGFloat in
            switch piece {
            case .circle(let center, let radius): radius - hypot(center.x - middle.x, center.y - middle.y)
            case .polygon(let points): points.depth(of: middle)
            case .edge: 0
            }
        }
        return Swift.max(radii.max() ?? 0, 0.5)
    }
}

extension CGPoint {
    /// The point within the simulation's bounds.
    var bounded: CGPoint { CGPoint(x: x.bounded(by: PhysicsUnits.placeMax), y: y.bounded(by: PhysicsUnits.placeMax)) }
}
