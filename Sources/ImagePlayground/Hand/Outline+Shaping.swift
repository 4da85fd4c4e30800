import CoreGraphics

extension Outline {
    private static let segmentSteps = 10

    /// A Catmull-Rom spline through the points.
    static func smooth(_ points: [CGPoint], isClosed: Bool) -> Outline {
        let count = points.count
        guard count > 2 else { return Outline(points, isClosed: isClosed).dense }
        func point(_ index: Int) -> CGPoint {
            isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
        }
        var dense: [CGPoint] = []
        for index in 0..<(isClosed ? count : count - 1) {
            let (a, b, c, d) = (point(index - 1), point(index), point(index + 1), point(index + 2))
            for step in 0..<segmentSteps {
                dense.append(between(a, b, c, d, Double(step) / Double(segmentSteps)))
            }
        }
        if !isClosed { dense.append(points[count - 1]) }
        return Outline(dense, isClosed: isClosed)
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: Double) -> CGPoint {
        func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let (square, cube) = (t * t, t * t * t)
            let linear = (c - a) * t
            let bend = (2 * a - 5 * b + 4 * c - d) * square
            return 0.5 * (2 * b + linear + bend + (3 * b - a - 3 * c + d) * cube)
        }
        return CGPoint(x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y))
    }

    /// A polygon whose corners are cut by short curves.
    static func rounded(_ corners: [CGPoint], _ radius: Double) -> Outline {
        var points: [CGPoint] = []
        for index in corners.indices {
            let corner = corners[index]
            let start = corner.moved(towards: corners[(index + corners.count - 1) % corners.count], by: radius)
            let end = corner.moved(towards: corners[(index + 1) % corners.count], by: radius)
            for step in 0...4 {
                let t = Double(step) / 4
                points.append(start.mixed(with: corner, by: t).mixed(with: corner.mixed(with: end, by: t), by: t))
            }
        }
        return Outline(points).dense
    }

    /// The same line with points at most two units apart.
    var dense: Outline {
        var result: [CGPoint] = []
        for index in points.indices {
            result.append(points[index])
            guard isClosed || index + 1 < points.count else { break }
            let next = points[(index + 1) % points.count]
            let steps = Int(points[index].distance(to: next) / 2)
            for step in 0..<max(steps, 0) {
                result.append(points[index].mixed(with: next, by: Double(step + 1) / Double(steps + 1)))
            }
        }
        return Outline(result, isClosed: isClosed)
    }

    var closed: Outline { Outline(isClosed ? points : Array(points.dropLast()), isClosed: true) }

    var length: Double { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

    var bounds: CGRect {
        guard let first = points.first else { return .zero }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    func moved(_ dx: Double, _ dy: Double) -> Outline { map { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

    func scaled(_ sx: Double, _ sy: Double, around centre: CGPoint) -> Outline {
        map { CGPoint(x: centre.x + ($0.x - centre.x) * sx, y: centre.y + ($0.y - centre.y) * sy) }
    }

    /// Mirrored at the vertical line through `x`.
    func mirrored(at x: Double) -> Outline { map { CGPoint(x: 2 * x - $0.x, y: $0.y) } }

    func turned(_ degrees: Double, around centre: CGPoint) -> Outline {
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return map {
            let (x, y) = ($0.x - centre.x, $0.y - centre.y)
            return CGPoint(x: centre.x + x * c - y * s, y: centre.y + x * s + y * c)
        }
    }

    func map(_ change: (CGPoint) -> CGPoint) -> Outline { Outline(points.map(change), isClosed: isClosed) }
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }

    func mixed(with other: CGPoint, by amount: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * amount, y: y + (other.y - y) * amount)
    }

    func moved(towards other: CGPoint, by length: Double) -> CGPoint {
        let distance = distance(to: other)
        return distance == 0 ? self : mixed(with: other, by: min(length / distance, 0.5))
    }
}
