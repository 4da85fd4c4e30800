import CoreGraphics
import Foundation

/// Polygons as their corners.
extension [CGPoint] {
    private var sides: [(CGPoint, CGPoint)] { indices.map { (self[$0], self[($0 + 1) % count]) } }

    /// Positive if the corners are counterclockwise.
    var signedArea: CGFloat { sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2 }

    var mean: CGPoint {
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }

    /// The centre of the area. It is computed about the mean of the corners, which keeps it exact far from the
    /// origin.
    var centroid: CGPoint {
        let origin = mean
        var (x, y, total) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for (first, second) in moved(by: origin).sides {
            let cross = first.x * second.y - second.x * first.y
            x += (first.x + second.x) * cross
            y += (first.y + second.y) * cross
            total += cross
        }
        guard total != 0 else { return origin }
        return CGPoint(x: origin.x + x / (3 * total), y: origin.y + y / (3 * total))
    }

    /// The mean square of the distance from the centroid.
    var gyration: CGFloat {
        var (sum, total) = (CGFloat(0), CGFloat(0))
        for (first, second) in moved(by: centroid).sides {
            let cross = first.x * second.y - second.x * first.y
            sum +=
                cross
                * (first.x * first.x + first.x * second.x + second.x * second.x + first.y * first.y
                    + first.y * second.y + second.y * second.y)
            total += cross
        }
        return total == 0 ? 0 : sum / (6 * total)
    }

    private func moved(by origin: CGPoint) -> [CGPoint] {
        map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
    }

    /// How deep a point lies in a convex polygon; negative outside.
    func depth(of point: CGPoint) -> CGFloat {
        sides.map { first, second in
            let (x, y) = (second.x - first.x, second.y - first.y)
            return (x * (point.y - first.y) - y * (point.x - first.x)) / Swift.max(hypot(x, y), 1e-9)
        }.min() ?? 0
    }

    /// Without points that are not finite or are no further than a hundredth of a point from the one before.
    func distinct(isClosed: Bool) -> [CGPoint] {
        var kept: [CGPoint] = []
        for point in self where point.x.isFinite && point.y.isFinite {
            let point = point.bounded
            if let last = kept.last, last.isNear(point) { continue }
            kept.append(point)
        }
        if isClosed { while kept.count > 1, kept[0].isNear(kept[kept.count - 1]) { kept.removeLast() } }
        return kept
    }

    /// Without corners that are so near to the one before that rounding may put both in one place far from the
    /// origin, where Chipmunk would stop the process.
    var spaced: [CGPoint] {
        var kept: [CGPoint] = []
        for point in self where kept.last.map({ hypot($0.x - point.x, $0.y - point.y) > 1e-5 }) ?? true {
            kept.append(point)
        }
        while kept.count > 1, hypot(kept[0].x - kept[kept.count - 1].x, kept[0].y - kept[kept.count - 1].y) <= 1e-5 {
            kept.removeLast()
        }
        return kept
    }

    /// The convex hull, counterclockwise, without points on its sides (Andrew's monotone chain).
    var hull: [CGPoint] {
        let sorted = self.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        return Self.halfHull(sorted) + Self.halfHull(sorted.reversed())
    }

    private static func halfHull(_ points: [CGPoint]) -> [CGPoint] {
        var hull: [CGPoint] = []
        for point in points {
            while hull.count > 1, Self.turn(hull[hull.count - 2], hull[hull.count - 1], point) <= 1e-9 {
                hull.removeLast()
            }
            hull.append(point)
        }
        return Array(hull.dropLast())
    }

    /// Positive if the way from the first by the second to the third point turns left.
    static func turn(_ first: CGPoint, _ second: CGPoint, _ third: CGPoint) -> CGFloat {
        (second.x - first.x) * (third.y - second.y) - (second.y - first.y) * (third.x - second.x)
    }

    /// Whether two sides that aren't neighbours cross.
    var crossesItself: Bool {
        let sides = sides
        for index in sides.indices {
            for other in sides.indices.dropFirst(index + 2) where !(index == 0 && other == sides.count - 1) {
                if Self.cross(sides[index], sides[other]) { return true }
            }
        }
        return false
    }

    private static func cross(_ one: (CGPoint, CGPoint), _ two: (CGPoint, CGPoint)) -> Bool {
        (turn(one.0, one.1, two.0) > 0) != (turn(one.0, one.1, two.1) > 0)
            && (turn(two.0, two.1, one.0) > 0) != (turn(two.0, two.1, one.1) > 0)
    }
}

extension CGPoint {
    func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}
