import CoreGraphics
import Foundation

/// The filled regions of two paths, cut at each other into lines that cross nowhere, each of which lies between inside
/// and outside of each path on either side.
///
/// Curves become short lines first. Any rule that says from the two insides whether a place belongs to the result then
/// gives an outline: the lines on whose sides the answers differ. The cost grows with the square of the number of
/// lines.
struct PathArea {
    /// How far lines may lie from their curves, in points, for paths of an ordinary size.
    private static let tolerance: CGFloat = 0.01

    private let first: Region
    private let second: Region
    private let grid: PointGrid

    init(_ first: Path, _ second: Path, eoFill: Bool) {
        let extent =
            [first, second].map(\.boundingRect).filter { !$0.isNull }
            .flatMap { [$0.width, $0.height] }.max() ?? 0
        let tolerance = max(Self.tolerance, extent / 20_000)
        grid = PointGrid(extent: max(extent, 1))
        self.first = Region(first, tolerance: tolerance, grid: grid, eoFill: eoFill)
        self.second = Region(second, tolerance: tolerance, grid: grid, eoFill: eoFill)
    }

    /// The outline of the places for which `rule` says so, given whether they are in the first path and in the second.
    func outline(where rule: (Bool, Bool) -> Bool) -> Path {
        let all = first.lines + second.lines
        var outline = OutlineBuilder(grid)
        var seen: Set<LineKey> = []
        for line in LineCutter(grid).cut(all, at: all) where seen.insert(LineKey(line)).inserted {
            let (left, right) = (isInside(line, -1, rule), isInside(line, 1, rule))
            if left != right { outline.add(right ? line : line.reversed) }
        }
        return outline.path
    }

    /// Whether the result is on the line's right, or for -1 on its left.
    private func isInside(_ line: AreaLine, _ side: CGFloat, _ rule: (Bool, Bool) -> Bool) -> Bool {
        let place = line.beside(grid.spacing * 20 * side)
        return rule(first.contains(place), second.contains(place))
    }

    /// The parts of the first path's own line that lie in the second one's region, or those that don't.
    func line(isInside: Bool) -> Path {
        let cutter = LineCutter(grid)
        var path = Path()
        for line in first.strokes {
            for part in cutter.cut([line], at: second.lines) where second.contains(part.middle) == isInside {
                if path.currentPoint != part.start { path.move(to: part.start) }
                path.addLine(to: part.end)
            }
        }
        return path
    }
}

/// One path's region: where it is filled.
private struct Region {
    /// Each subpath closed, as filling does.
    let lines: [AreaLine]
    /// The path's own lines, without those that only filling adds.
    let strokes: [AreaLine]
    private let eoFill: Bool

    init(_ path: Path, tolerance: CGFloat, grid: PointGrid, eoFill: Bool) {
        var lines: [AreaLine] = []
        var strokes: [AreaLine] = []
        for polyline in Polyline.all(in: path.geometry, tolerance: tolerance) {
            let own = polyline.segments.map { AreaLine(start: grid.snapped($0.start), end: grid.snapped($0.end)) }
                .filter { $0.start != $0.end }
            strokes += own
            lines += own
            if let start = own.first?.start, let end = own.last?.end, start != end {
                lines.append(AreaLine(start: end, end: start))
            }
        }
        self.lines = lines
        self.strokes = strokes
        self.eoFill = eoFill
    }

    /// By how often the outline goes around the place.
    func contains(_ place: CGPoint) -> Bool {
        var winding = 0
        for line in lines where (line.start.y <= place.y) != (line.end.y <= place.y) {
            let fraction = (place.y - line.start.y) / (line.end.y - line.start.y)
            guard line.start.x + (line.end.x - line.start.x) * fraction > place.x else { continue }
            winding += line.end.y > line.start.y ? 1 : -1
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}
