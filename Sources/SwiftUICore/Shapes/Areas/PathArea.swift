import CoreGraphics
import Foundation

/// The filled regions of two paths. Their outlines are cut at each other into lines that don't cross, so that each side
/// of a line is entirely inside or outside of each path.
///
/// Curves are flattened first. A rule determines, from being inside of each path, whether a point belongs to the
/// result. The outline of the result consists of the lines whose two sides differ by that rule. The cost grows with the
/// square of the number of lines.
struct PathArea {
    /// The maximum deviation of lines from their curves, in points, for paths of an ordinary size.
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

    /// The outline of the area for which `rule` returns true, given whether a point is inside of the first path and of
    /// the second.
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

    /// Whether the area to the line's right, or for -1 to its left, belongs to the result.
    private func isInside(_ line: AreaLine, _ side: CGFloat, _ rule: (Bool, Bool) -> Bool) -> Bool {
        let place = line.beside(grid.spacing * 20 * side)
        return rule(first.contains(place), second.contains(place))
    }

    /// The parts of the first path's own line that are inside of the second one's region, or those that are outside.
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

/// The filled region of one path.
private struct Region {
    /// The lines of all subpaths, closed as for filling.
    let lines: [AreaLine]
    /// The path's own lines, without those that close subpaths.
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

    /// Whether a point is inside, by its winding number.
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
