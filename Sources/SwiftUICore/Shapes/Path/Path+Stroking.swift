import CoreGraphics
import Foundation

extension Path {
    /// The outline of the line that `style` draws along the path, to be filled by the winding rule.
    ///
    /// It consists of overlapping pieces, one for each segment, join and cap, all with the same winding direction.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, !isEmpty else { return Path() }
        let extent = boundingRect
        let tolerance = max(0.05, max(extent.width, extent.height) / 10_000)
        var stroker = PathStroker(style)
        for line in Polyline.all(in: geometry, tolerance: tolerance) {
            for dash in line.dashed(style.dash, phase: style.dashPhase) { stroker.stroke(dash) }
        }
        return stroker.outline
    }
}

/// Adds the pieces of a line's outline to a path.
private struct PathStroker {
    private(set) var outline = Path()
    private let style: StrokeStyle
    private let half: CGFloat

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    mutating func stroke(_ line: Polyline) {
        let segments = line.segments.map { Segment(start: $0.start, end: $0.end) }
        guard let first = segments.first, let last = segments.last else { return dot(line.points.first) }
        for segment in segments { add(segment) }
        for (before, after) in zip(segments, segments.dropFirst()) { join(before, after) }
        if line.isClosed { return join(last, first) }
        cap(first.reversed)
        cap(last)
    }

    /// A segment of the line, which extends by half the line's width to each side.
    private struct Segment {
        let start: CGPoint
        let end: CGPoint
        /// The direction, of length 1.
        let direction: CGVector

        init(start: CGPoint, end: CGPoint) {
            self.start = start
            self.end = end
            let length = hypot(end.x - start.x, end.y - start.y)
            direction = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        }

        var reversed: Segment { Segment(start: end, end: start) }

        func aside(_ point: CGPoint, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: point.x - direction.dy * distance, y: point.y + direction.dx * distance)
        }

        func ahead(_ distance: CGFloat) -> CGPoint {
            CGPoint(x: end.x + direction.dx * distance, y: end.y + direction.dy * distance)
        }
    }

    private mutating func add(_ segment: Segment) {
        polygon([
            segment.aside(segment.start, -half), segment.aside(segment.end, -half), segment.aside(segment.end, half),
            segment.aside(segment.start, half),
        ])
    }

    private mutating func join(_ before: Segment, _ after: Segment) {
        let turn = before.direction.dx * after.direction.dy - before.direction.dy * after.direction.dx
        let cosine = before.direction.dx * after.direction.dx + before.direction.dy * after.direction.dy
        guard abs(turn) > 1e-9 || cosine < 0 else { return }
        if style.lineJoin == .round { return disc(before.end) }
        // The gap is on the outer side of the turn.
        let side: CGFloat = turn > 0 ? -half : half
        var corners = [before.end, before.aside(before.end, side), after.aside(before.end, side)]
        // The miter is 1 / sin(half the angle between the lines) as long as the line is wide.
        let sine = ((1 + cosine) / 2).squareRoot()
        if style.lineJoin == .miter, sine > 1e-6, 1 / sine <= style.miterLimit {
            let middle = CGPoint(x: (corners[1].x + corners[2].x) / 2, y: (corners[1].y + corners[2].y) / 2)
            let tip = CGPoint(
                x: before.end.x + (middle.x - before.end.x) / (sine * sine),
                y: before.end.y + (middle.y - before.end.y) / (sine * sine))
            corners.insert(tip, at: 2)
        }
        polygon(turn > 0 ? corners : corners.reversed())
    }

    private mutating func cap(_ segment: Segment) {
        switch style.lineCap {
        case .butt: break
        case .round: disc(segment.end)
        case .square: add(Segment(start: segment.end, end: segment.ahead(half)))
        }
    }

    /// A subpath of length 0 consists of its caps.
    private mutating func dot(_ point: CGPoint?) {
        guard let point, style.lineCap != .butt else { return }
        if style.lineCap == .round { return disc(point) }
        polygon([
            CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x + half, y: point.y - half),
            CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x - half, y: point.y + half),
        ])
    }

    private mutating func disc(_ center: CGPoint) {
        outline.addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }

    private mutating func polygon(_ points: [CGPoint]) { outline.geometry.addPolygon(points) }
}
