import SwiftUI

/// Draws a line through points.
struct LineInterpolation {
    let method: InterpolationMethod.Kind

    /// Continues from the path's current point, which is the first of the points.
    func add(_ points: [CGPoint], to path: inout Path) {
        guard points.count > 1 else { return }
        switch method {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, to: &path)
        case .monotone: addMonotone(points, to: &path)
        case .cardinal(let tension): addCurves(points, to: &path) { catmull($0, tension: tension, alpha: 0) }
        case .catmullRom(let alpha): addCurves(points, to: &path) { catmull($0, tension: 0, alpha: alpha) }
        }
    }

    private func addSteps(_ points: [CGPoint], to path: inout Path) {
        for (start, end) in zip(points, points.dropFirst()) {
            switch method {
            case .stepStart: path.addLine(to: CGPoint(x: start.x, y: end.y))
            case .stepEnd: path.addLine(to: CGPoint(x: end.x, y: start.y))
            default:
                let middle = (start.x + end.x) / 2
                path.addLine(to: CGPoint(x: middle, y: start.y))
                path.addLine(to: CGPoint(x: middle, y: end.y))
            }
            path.addLine(to: end)
        }
    }

    // MARK: Curves

    /// Four consecutive points; a curve is drawn between the middle two.
    private struct Four {
        var before, start, end, after: CGPoint
    }

    private func addCurves(_ points: [CGPoint], to path: inout Path, controls: (Four) -> (CGPoint, CGPoint)) {
        for index in 0..<(points.count - 1) {
            let four = Four(
                before: points[max(index - 1, 0)], start: points[index], end: points[index + 1],
                after: points[min(index + 2, points.count - 1)])
            let (first, second) = controls(four)
            path.addCurve(to: four.end, control1: first, control2: second)
        }
    }

    /// Converts a Catmull-Rom curve to a Bézier curve. With an alpha above 0 its parameter depends on the distances of the
    /// points.
    private func catmull(_ four: Four, tension: CGFloat, alpha: CGFloat) -> (CGPoint, CGPoint) {
        func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            let distance = hypot(b.x - a.x, b.y - a.y)
            return alpha == 0 ? 1 : max(pow(distance, alpha), 1e-6)
        }
        let (first, second, third) = (
            knot(four.before, four.start), knot(four.start, four.end), knot(four.end, four.after)
        )
        func slope(
            _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ ab: CGFloat, _ bc: CGFloat, _ key: KeyPath<CGPoint, CGFloat>
        )
            -> CGFloat
        {
            let ends = (c[keyPath: key] - a[keyPath: key]) / (ab + bc)
            return (b[keyPath: key] - a[keyPath: key]) / ab - ends + (c[keyPath: key] - b[keyPath: key]) / bc
        }
        let scale = second * (1 - tension) / 3
        let out = CGPoint(
            x: slope(four.before, four.start, four.end, first, second, \.x),
            y: slope(four.before, four.start, four.end, first, second, \.y))
        let into = CGPoint(
            x: slope(four.start, four.end, four.after, second, third, \.x),
            y: slope(four.start, four.end, four.after, second, third, \.y))
        let atStart =
            four.before == four.start ? CGPoint(x: four.end.x - four.start.x, y: four.end.y - four.start.y) : nil
        let atEnd = four.after == four.end ? CGPoint(x: four.end.x - four.start.x, y: four.end.y - four.start.y) : nil
        return (
            CGPoint(
                x: four.start.x + (atStart.map { $0.x / second } ?? out.x) * scale,
                y: four.start.y + (atStart.map { $0.y / second } ?? out.y) * scale),
            CGPoint(
                x: four.end.x - (atEnd.map { $0.x / second } ?? into.x) * scale,
                y: four.end.y - (atEnd.map { $0.y / second } ?? into.y) * scale)
        )
    }

    /// Steffen's monotone interpolation: the curve stays within the heights of its two end points.
    private func addMonotone(_ points: [CGPoint], to path: inout Path) {
        let slopes = zip(points, points.dropFirst()).map { $1.x == $0.x ? 0 : ($1.y - $0.y) / ($1.x - $0.x) }
        var tangents = [slopes[0]]
        for index in slopes.indices.dropFirst() {
            let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            let (before, after) = (slopes[index - 1], slopes[index])
            guard before * after > 0, left + right != 0 else {
                tangents.append(0)
                continue
            }
            let middle = (before * right + after * left) / (left + right)
            let least = min(abs(before), abs(after), abs(middle) / 2)
            tangents.append(2 * least * (before < 0 ? -1 : 1))
        }
        tangents.append(slopes[slopes.count - 1])
        for index in slopes.indices {
            let (start, end) = (points[index], points[index + 1])
            let third = (end.x - start.x) / 3
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + third, y: start.y + tangents[index] * third),
                control2: CGPoint(x: end.x - third, y: end.y - tangents[index + 1] * third))
        }
    }

    /// Thins many points: of each column of pixels only the first, the lowest, the highest and the last are kept, which looks the
    /// same.
    static func thinned(_ points: [CGPoint], width: CGFloat) -> [CGPoint] {
        guard points.count > 4000, width > 1 else { return points }
        var kept: [CGPoint] = []
        var index = 0
        while index < points.count {
            let column = floor(points[index].x)
            var end = index
            var (low, high) = (index, index)
            while end < points.count, floor(points[end].x) == column {
                if points[end].y < points[low].y { low = end }
                if points[end].y > points[high].y { high = end }
                end += 1
            }
            for place in Set([index, low, high, end - 1]).sorted() { kept.append(points[place]) }
            index = end
        }
        return kept
    }
}
