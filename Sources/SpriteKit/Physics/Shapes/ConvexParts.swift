import CoreGraphics
import Foundation

/// Cuts a polygon into convex pieces: into triangles, ear by ear, which are then merged as long as they stay convex.
struct ConvexParts {
    /// Larger polygons take the time of their corners' square, so that corners beyond this are thinned out.
    private static let countMax = 256
    private let corners: [CGPoint]

    init(_ points: [CGPoint]) {
        let distinct = points.distinct(isClosed: true)
        let stride = (distinct.count + Self.countMax - 1) / Self.countMax
        let thin = stride > 1 ? distinct.enumerated().filter { $0.offset % stride == 0 }.map(\.element) : distinct
        corners = thin.signedArea < 0 ? thin.reversed() : thin
    }

    /// The pieces; a polygon that crosses itself is its hull.
    var pieces: [BodyPiece] {
        guard corners.count >= 3 else { return [] }
        guard !isConvex(Array(corners.indices)), !corners.crossesItself, let triangles else {
            return BodyPiece.convex(corners).map { [$0] } ?? []
        }
        return merged(triangles).compactMap { part in BodyPiece.convex(part.map { corners[$0] }) }
    }

    /// Triangles as indices of corners; nil if no ear is left before the end.
    private var triangles: [[Int]]? {
        var left = Array(corners.indices)
        var triangles: [[Int]] = []
        while left.count > 3 {
            guard let ear = left.indices.first(where: { isEar($0, of: left) }) else { return nil }
            triangles.append(triangle(ear, of: left))
            left.remove(at: ear)
        }
        return triangles + [left]
    }

    private func triangle(_ place: Int, of left: [Int]) -> [Int] {
        [left[(place + left.count - 1) % left.count], left[place], left[(place + 1) % left.count]]
    }

    private func isEar(_ place: Int, of left: [Int]) -> Bool {
        let ear = triangle(place, of: left)
        let points = ear.map { corners[$0] }
        guard [CGPoint].turn(points[0], points[1], points[2]) >= 0 else { return false }
        return !left.contains { !ear.contains($0) && points.depth(of: corners[$0]) > 0 }
    }

    private func merged(_ parts: [[Int]]) -> [[Int]] {
        var done: [[Int]] = []
        for part in parts {
            var part = part
            while let (index, joined) = partner(of: part, in: done) {
                done.remove(at: index)
                part = joined
            }
            done.append(part)
        }
        return done
    }

    private func partner(of part: [Int], in parts: [[Int]]) -> (Int, [Int])? {
        for (index, other) in parts.enumerated() {
            if let joined = joined(part, other), isConvex(joined) { return (index, joined) }
        }
        return nil
    }

    /// Both parts as one, if they share a side.
    private func joined(_ part: [Int], _ other: [Int]) -> [Int]? {
        for place in part.indices {
            let (from, to) = (part[place], part[(place + 1) % part.count])
            guard let match = other.indices.first(where: { other[$0] == to && other[($0 + 1) % other.count] == from })
            else { continue }
            let mine = (1...part.count).map { part[(place + $0) % part.count] }
            let theirs = (2..<other.count).map { other[(match + $0) % other.count] }
            return mine + theirs
        }
        return nil
    }

    private func isConvex(_ part: [Int]) -> Bool {
        var whole = 0.0
        for place in part.indices {
            let points = [0, 1, 2].map { corners[part[(place + $0) % part.count]] }
            guard [CGPoint].turn(points[0], points[1], points[2]) >= -1e-9 else { return false }
            whole += Self.angle(points)
        }
        // A star turns to the same side everywhere, but more than once around.
        return whole < 2.5 * .pi
    }

    private static func angle(_ points: [CGPoint]) -> Double {
        let before = atan2(points[1].y - points[0].y, points[1].x - points[0].x)
        let after = atan2(points[2].y - points[1].y, points[2].x - points[1].x)
        return Swift.max((after - before).remainder(dividingBy: 2 * .pi), 0)
    }
}
