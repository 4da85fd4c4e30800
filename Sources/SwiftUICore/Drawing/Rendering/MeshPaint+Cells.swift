import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

/// A mesh as small cells with straight edges; the client's mesh.js does the same.
extension MeshPaint {
    /// In units of the box; `steps` squared for every patch.
    func cells(steps: Int) -> [MeshCell] {
        var cells: [MeshCell] = []
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 { cells += patch(column, row, steps) }
        }
        return cells
    }

    private func patch(_ column: Int, _ row: Int, _ steps: Int) -> [MeshCell] {
        let points = controlPoints(column, row)
        let corners = (0...steps).map { down in
            (0...steps).map { across in
                let (u, v) = (Double(across) / Double(steps), Double(down) / Double(steps))
                return (point: Self.point(points, u, v), color: color(Double(column) + u, Double(row) + v))
            }
        }
        return (0..<steps * steps).map { place in
            let (down, across) = (place / steps, place % steps)
            let turn = [
                corners[down][across], corners[down][across + 1], corners[down + 1][across + 1],
                corners[down + 1][across],
            ]
            return MeshCell(corners: turn.map(\.point), colors: turn.map { $0.color })
        }
    }

    // MARK: Geometry

    /// The sixteen control points of a patch, row by row; those inside follow from their corners'.
    private func controlPoints(_ column: Int, _ row: Int) -> [CGPoint] {
        func vertex(_ x: Int, _ y: Int) -> Vertex { vertices[(row + y) * columns + column + x] }
        func inner(_ corner: CGPoint, _ across: CGPoint, _ down: CGPoint) -> CGPoint {
            CGPoint(x: across.x + down.x - corner.x, y: across.y + down.y - corner.y)
        }
        let (a, b, c, d) = (vertex(0, 0), vertex(1, 0), vertex(0, 1), vertex(1, 1))
        return [
            a.position, a.trailing, b.leading, b.position,
            a.bottom, inner(a.position, a.trailing, a.bottom), inner(b.position, b.leading, b.bottom), b.bottom,
            c.top, inner(c.position, c.trailing, c.top), inner(d.position, d.leading, d.top), d.top,
            c.position, c.trailing, d.leading, d.position,
        ]
    }

    private static func point(_ points: [CGPoint], _ u: Double, _ v: Double) -> CGPoint {
        func weights(_ t: Double) -> [Double] {
            let s = 1 - t
            return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        }
        let (across, down) = (weights(u), weights(v))
        return points.indices.reduce(into: CGPoint.zero) { sum, place in
            let weight = down[place / 4] * across[place % 4]
            sum.x += weight * points[place].x
            sum.y += weight * points[place].y
        }
    }

    // MARK: Colors

    /// What is clear has no say in what a mixture looks like.
    private func color(_ x: Double, _ y: Double) -> RGBA {
        var sum = [0.0, 0, 0, 0]
        for (row, down) in weights(y, rows) {
            for (column, across) in weights(x, columns) {
                let color = vertices[row * columns + column].color
                let parts = isPerceptual ? color.oklab : [color.red, color.green, color.blue]
                for part in 0..<3 { sum[part] += down * across * parts[part] * color.alpha }
                sum[3] += down * across * color.alpha
            }
        }
        let alpha = min(max(sum[3], 0), 1)
        guard alpha > 0 else { return .clear }
        let parts = sum.prefix(3).map { $0 / alpha }
        return isPerceptual
            ? RGBA(oklab: parts, alpha: alpha)
            : RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha).clamped
    }

    /// How much each vertex of a row counts at a place in it: evenly, or by a curve through all of them whose slope at
    /// each is that between its neighbors. Beyond the ends the row goes on straight.
    private func weights(_ at: Double, _ count: Int) -> [(Int, Double)] {
        let first = min(Int(at), count - 2)
        let t = at - Double(first)
        guard isSmooth else { return [(first, 1 - t), (first + 1, t)] }
        let (t2, t3) = (t * t, t * t * t)
        let (before, after) = ((-t3 + 2 * t2 - t) / 2, (t3 - t2) / 2)
        var weights = [first: (3 * t3 - 5 * t2 + 2) / 2, first + 1: (-3 * t3 + 4 * t2 + t) / 2]
        if first > 0 {
            weights[first - 1] = before
        } else {
            weights[first, default: 0] += 2 * before
            weights[first + 1, default: 0] -= before
        }
        if first + 2 < count {
            weights[first + 2] = after
        } else {
            weights[first + 1, default: 0] += 2 * after
            weights[first, default: 0] -= after
        }
        return weights.map { ($0.key, $0.value) }
    }
}
