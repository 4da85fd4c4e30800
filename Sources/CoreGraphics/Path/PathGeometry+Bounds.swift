import DrawingValues
import Foundation

/// Bounding boxes, polygons and what lies inside.
extension PathGeometry {
    /// Around all points, control points included; null if the path is empty.
    package var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

    /// Around the lines and curves themselves; null if the path is empty.
    package var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        forEachSegment { segment in
            points.append(segment.start)
            points.append(segment.end)
            points += segment.turningParameters.map(segment.point)
        }
        // A path may consist of moves alone.
        return CGRect(around: points.isEmpty ? elements.flatMap(\.points) : points)
    }

    /// Whether the filled path covers the point; open subpaths count as closed.
    package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
        let box = boundingBox
        guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
            return false
        }
        var winding = 0
        var crossings = 0
        for polygon in polygons(tolerance: max(box.width, box.height) / 10_000) {
            for (index, start) in polygon.enumerated() {
                let end = polygon[(index + 1) % polygon.count]
                guard let direction = Self.crossing(of: point, from: start, to: end) else { continue }
                winding += direction
                crossings += 1
            }
        }
        return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
    }

    /// The subpaths as polygons, none of whose sides is further than about `tolerance` from the curve.
    package func polygons(tolerance: CGFloat) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var current: CGPoint?
        forEachSegment { segment in
            if segment.startsSubpath || current == nil { polygons.append([segment.start]) }
            polygons[polygons.count - 1] += segment.flattened(tolerance: tolerance)
            current = segment.end
        }
        return polygons
    }

    /// 1 or -1 where a ray from the point towards greater x crosses the side, nil where it does not.
    private static func crossing(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Int? {
        guard (start.y <= point.y) != (end.y <= point.y) else { return nil }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        return x > point.x ? (end.y > start.y ? 1 : -1) : nil
    }

    /// A line or curve with its start.
    package struct Segment {
        package let start: CGPoint
        package let end: CGPoint
        package let controls: [CGPoint]
        package let startsSubpath: Bool
        package let closesSubpath: Bool
    }

    package func forEachSegment(_ body: (Segment) -> Void) {
        var current = CGPoint.zero
        var subpathStart = CGPoint.zero
        var starts = true
        for element in elements {
            let end = element.end ?? subpathStart
            if case .move = element {
                subpathStart = end
                starts = true
            } else {
                let controls = Array(element.points.dropLast())
                let closes = element == .closeSubpath
                body(
                    Segment(
                        start: current, end: end, controls: controls, startsSubpath: starts, closesSubpath: closes))
                starts = closes
            }
            current = end
        }
    }
}

extension PathGeometry.Segment {
    /// The point at a parameter from 0 to 1.
    package func point(at t: CGFloat) -> CGPoint {
        CGPoint(x: value(at: t, of: \.x), y: value(at: t, of: \.y))
    }

    private func value(at t: CGFloat, of axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        // De Casteljau's construction, for lines as for curves.
        var values = ([start] + controls + [end]).map { $0[keyPath: axis] }
        while values.count > 1 {
            values = zip(values, values.dropFirst()).map { $0 + ($1 - $0) * t }
        }
        return values[0]
    }

    /// Where the curve turns round in x or in y.
    var turningParameters: [CGFloat] {
        guard !controls.isEmpty else { return [] }
        return [\CGPoint.x, \CGPoint.y].flatMap(turning).filter { $0 > 0 && $0 < 1 }
    }

    private func turning(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let values = ([start] + controls + [end]).map { $0[keyPath: axis] }
        let slopes = zip(values, values.dropFirst()).map { $1 - $0 }
        if slopes.count == 2 { return [slopes[0] / (slopes[0] - slopes[1])] }
        let (a, b, c) = (slopes[0] - 2 * slopes[1] + slopes[2], 2 * (slopes[1] - slopes[0]), slopes[0])
        if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        return [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
    }

    /// The points after the start of a polyline along the curve.
    package func flattened(tolerance: CGFloat) -> [CGPoint] {
        guard !controls.isEmpty else { return [end] }
        let corners = [start] + controls + [end]
        let bend = zip(zip(corners, corners.dropFirst()), corners.dropFirst(2)).map { pair, next in
            hypot(pair.0.x - 2 * pair.1.x + next.x, pair.0.y - 2 * pair.1.y + next.y)
        }
        let wanted = (bend.max() ?? 0) / max(tolerance, 1e-9)
        let count = wanted.isFinite ? min(256, max(2, Int(wanted.squareRoot().rounded(.up)))) : 2
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }
}
