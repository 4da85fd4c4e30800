import CoreGraphics
import Foundation

/// Cuts lines where others cross or touch them.
struct LineCutter {
    private let grid: PointGrid

    init(_ grid: PointGrid) { self.grid = grid }

    func cut(_ lines: [AreaLine], at others: [AreaLine]) -> [AreaLine] {
        lines.flatMap { line in
            var cuts: [CGFloat] = []
            for other in others where line.isNear(other, grid.spacing) {
                if let crossing = line.crossing(other) { cuts.append(crossing) }
                for end in [other.start, other.end] {
                    if let touching = line.fraction(of: end, within: grid.spacing) { cuts.append(touching) }
                }
            }
            return parts(of: line, cuts.sorted())
        }
    }

    private func parts(of line: AreaLine, _ cuts: [CGFloat]) -> [AreaLine] {
        var parts: [AreaLine] = []
        var start = line.start
        for cut in cuts + [1] {
            let place = CGPoint(
                x: line.start.x + (line.end.x - line.start.x) * cut, y: line.start.y + (line.end.y - line.start.y) * cut
            )
            let end = cut == 1 ? line.end : grid.snapped(place)
            guard end != start else { continue }
            parts.append(AreaLine(start: start, end: end))
            start = end
        }
        return parts
    }
}

/// Joins lines around a region, end to start.
struct OutlineBuilder {
    private let grid: PointGrid
    private var lines: [CGPoint: [CGPoint]] = [:]
    /// The starts in the order of their addition, so that the same input always gives the same path.
    private var starts: [CGPoint] = []

    init(_ grid: PointGrid) { self.grid = grid }

    mutating func add(_ line: AreaLine) {
        lines[line.start, default: []].append(line.end)
        starts.append(line.start)
    }

    /// Closed subpaths. Points inside of a straight line are left out.
    var path: Path {
        var rest = lines
        var path = Path()
        for start in starts {
            guard let second = rest[start]?.popLast() else { continue }
            var loop = [start, second]
            while let last = loop.last, last != start, let next = rest[last]?.popLast() { loop.append(next) }
            if loop.last == start { loop.removeLast() }
            let corners = corners(of: loop)
            guard corners.count > 2 else { continue }
            path.addLines(corners)
            path.closeSubpath()
        }
        return path
    }

    private func corners(of loop: [CGPoint]) -> [CGPoint] {
        loop.indices.compactMap { index in
            let before = loop[(index + loop.count - 1) % loop.count]
            let after = loop[(index + 1) % loop.count]
            guard before != after else { return nil }
            let isStraight = AreaLine(start: before, end: after).fraction(of: loop[index], within: grid.spacing) != nil
            return isStraight ? nil : loop[index]
        }
    }
}
