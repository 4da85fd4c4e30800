import CoreGraphics
import Foundation

/// A path as line segments, for following it at constant speed.
struct Polyline: Equatable {
    let points: [CGPoint]
    /// The distance along the path from the first point to each point, in points.
    let distances: [Double]

    /// The path's subpaths one after another, with curves flattened to within half a point.
    init(_ path: CGPath) { self.init(path.geometry.polygons(tolerance: 0.25).flatMap(\.self)) }

    init(_ points: [CGPoint]) {
        self.points = points.isEmpty ? [.zero] : points
        var distance = 0.0
        distances = zip(self.points, [self.points[0]] + self.points).map { point, previous in
            distance += hypot(point.x - previous.x, point.y - previous.y)
            return distance
        }
    }

    var length: Double { distances[distances.count - 1] }

    /// The position after a fraction of the path, 0…1, and the direction there, in radians.
    func place(at part: Double) -> (point: CGPoint, angle: Double) {
        guard points.count > 1 else { return (points[0], 0) }
        let distance = part * length
        let index = segment(at: distance)
        let (start, end) = (points[index], points[index + 1])
        let span = distances[index + 1] - distances[index]
        let along = span > 0 ? (distance - distances[index]) / span : 0
        let point = CGPoint(x: start.x + (end.x - start.x) * along, y: start.y + (end.y - start.y) * along)
        return (point, atan2(end.y - start.y, end.x - start.x))
    }

    /// The last segment that starts at or before a distance, by binary search.
    private func segment(at distance: Double) -> Int {
        var (low, high) = (0, points.count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if distances[middle] <= distance { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
