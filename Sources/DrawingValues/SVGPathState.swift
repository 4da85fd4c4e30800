import Foundation

/// A point in thousandths.
struct SVGPathPoint: Equatable {
    var x = 0
    var y = 0

    init() {}

    init(_ point: CGPoint) { (x, y) = (Self.thousandths(point.x), Self.thousandths(point.y)) }

    /// Zero for NaN, infinity and huge values.
    private static func thousandths(_ value: CGFloat) -> Int {
        value.isFinite && abs(value) < 1e12 ? Int((value * 1000).rounded()) : 0
    }

    /// The point as far on the other side of `center`.
    func reflected(at center: SVGPathPoint) -> SVGPathPoint {
        var result = SVGPathPoint()
        (result.x, result.y) = (2 * center.x - x, 2 * center.y - y)
        return result
    }
}

/// What a reader of a path in SVG's syntax knows after an element: what relative and smooth commands refer to.
struct SVGPathState {
    private var point = SVGPathPoint()
    private var start = SVGPathPoint()
    /// The last control point if the last command was a cubic or a quadratic curve.
    private var cubicControl: SVGPathPoint?
    private var quadraticControl: SVGPathPoint?

    /// Reports the commands that mean the element, and goes on to its end.
    mutating func spell(_ element: PathGeometry.Element, report: (SVGPathSpelling) -> Void) {
        var next = SVGPathState()
        (next.start, next.point) = (start, element.end.map(SVGPathPoint.init) ?? start)
        switch element {
        case .closeSubpath: report(SVGPathSpelling(UInt8(ascii: "Z")))
        case .move:
            next.start = next.point
            spell(("M", "m"), next.point, report: report)
        case .line: spellLine(to: next.point, report: report)
        case .quadCurve(_, let control):
            let control = SVGPathPoint(control)
            next.quadraticControl = control
            spell(("Q", "q"), control, next.point, report: report)
            if control == implied(quadraticControl) { spell(("T", "t"), next.point, report: report) }
        case .curve(_, let first, let second):
            let (first, second) = (SVGPathPoint(first), SVGPathPoint(second))
            next.cubicControl = second
            spell(("C", "c"), first, second, next.point, report: report)
            if first == implied(cubicControl) { spell(("S", "s"), second, next.point, report: report) }
        }
        self = next
    }

    /// The first control point of a smooth curve.
    private func implied(_ last: SVGPathPoint?) -> SVGPathPoint { last?.reflected(at: point) ?? point }

    private func spellLine(to end: SVGPathPoint, report: (SVGPathSpelling) -> Void) {
        spell(("L", "l"), end, report: report)
        if end.y == point.y {
            spellAxis(("H", "h"), from: point.x, to: end.x, report: report)
        } else if end.x == point.x {
            spellAxis(("V", "v"), from: point.y, to: end.y, report: report)
        }
    }

    /// With absolute and with relative points.
    private func spell(
        _ letters: (Unicode.Scalar, Unicode.Scalar), _ first: SVGPathPoint, _ second: SVGPathPoint? = nil,
        _ third: SVGPathPoint? = nil, report: (SVGPathSpelling) -> Void
    ) {
        for letter in [letters.0, letters.1] {
            var spelling = SVGPathSpelling(UInt8(ascii: letter))
            spelling.append(first, from: point)
            if let second { spelling.append(second, from: point) }
            if let third { spelling.append(third, from: point) }
            report(spelling)
        }
    }

    private func spellAxis(
        _ letters: (Unicode.Scalar, Unicode.Scalar), from origin: Int, to end: Int, report: (SVGPathSpelling) -> Void
    ) {
        for letter in [letters.0, letters.1] {
            var spelling = SVGPathSpelling(UInt8(ascii: letter))
            spelling.append(spelling.isRelative ? end - origin : end)
            report(spelling)
        }
    }
}
