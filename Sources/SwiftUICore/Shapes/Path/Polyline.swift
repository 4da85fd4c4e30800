import CoreGraphics
import DrawingValues
import Foundation

/// A subpath whose curves have become short lines.
struct Polyline {
    /// No two neighbors are equal. A closed line doesn't repeat its first point.
    private(set) var points: [CGPoint]
    private(set) var isClosed = false

    init(_ points: [CGPoint]) { self.points = points }

    /// The subpaths of a path, none of whose lines is further than about `tolerance` from its curve.
    static func all(in geometry: PathGeometry, tolerance: CGFloat) -> [Polyline] {
        var lines: [Polyline] = []
        geometry.forEachSegment { segment in
            if segment.startsSubpath || lines.isEmpty { lines.append(Polyline([segment.start])) }
            for point in segment.flattened(tolerance: tolerance) { lines[lines.count - 1].append(point) }
            if segment.closesSubpath { lines[lines.count - 1].close() }
        }
        return lines
    }

    private mutating func append(_ point: CGPoint) {
        if point != points.last { points.append(point) }
    }

    private mutating func close() {
        isClosed = true
        if points.count > 1, points.last == points.first { points.removeLast() }
    }

    var segments: [(start: CGPoint, end: CGPoint)] {
        let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
        return Array(zip(points, ends)).filter { $0 != $1 }.map { (start: $0, end: $1) }
    }

    // MARK: Dashes

    /// A line of more dashes than this would look solid.
    private static var dashCountMax: CGFloat { 20_000 }

    /// The parts that a dash pattern leaves, or the whole where there is none. Lengths are in points.
    func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
        let pattern = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
        let period = pattern.reduce(0, +)
        let length = segments.reduce(0) { $0 + hypot($1.end.x - $1.start.x, $1.end.y - $1.start.y) }
        guard period > 0, pattern.allSatisfy({ $0 >= 0 }), length / period < Self.dashCountMax else { return [self] }
        var dashes = DashWalk(pattern, phase: phase.truncatingRemainder(dividingBy: period))
        for segment in segments { dashes.walk(segment.start, segment.end) }
        return dashes.lines
    }
}

/// Walks along a line with a dash pattern, lifting the pen where it says so.
private struct DashWalk {
    private(set) var lines: [Polyline] = []
    private let pattern: [CGFloat]
    private var index = 0
    /// What is left of the current dash or gap.
    private var rest: CGFloat
    private var isContinued = false

    init(_ pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        rest = pattern[0]
        var skipped = phase < 0 ? phase + pattern.reduce(0, +) : phase
        while skipped >= rest, skipped > 0 {
            skipped -= rest
            advance()
        }
        rest -= skipped
    }

    private var isDrawing: Bool { index.isMultiple(of: 2) }

    private mutating func advance() {
        index = (index + 1) % pattern.count
        rest = pattern[index]
        isContinued = false
    }

    mutating func walk(_ start: CGPoint, _ end: CGPoint) {
        let length = hypot(end.x - start.x, end.y - start.y)
        var done: CGFloat = 0
        while done < length {
            let step = min(rest, length - done)
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(
                    x: start.x + (end.x - start.x) * distance / length,
                    y: start.y + (end.y - start.y) * distance / length)
            }
            if isDrawing, step > 0 { draw(point(done), point(done + step)) }
            done += step
            rest -= step
            if rest <= 0 { advance() }
        }
    }

    private mutating func draw(_ start: CGPoint, _ end: CGPoint) {
        if isContinued, let last = lines.popLast() {
            lines.append(Polyline(last.points + [end]))
        } else {
            lines.append(Polyline([start, end]))
        }
        isContinued = true
    }
}
