import CoreGraphics

/// A polyline, open or closed. Curves are approximated by dense points.
struct Outline: Sendable {
    var points: [CGPoint]
    var isClosed: Bool

    init(_ points: [CGPoint], isClosed: Bool = true) {
        self.points = points
        self.isClosed = isClosed
    }

    /// An ellipse. Angles are in degrees, clockwise, since y grows downwards.
    static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, turned degrees: Double = 0) -> Outline {
        arc(x, y, rx, ry, from: 0, to: 360, turned: degrees).closed
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline { ellipse(x, y, radius, radius) }

    /// An arc of an ellipse, clockwise from 0 at three o'clock.
    static func arc(
        _ x: Double, _ y: Double, _ rx: Double, _ ry: Double, from start: Double, to end: Double,
        turned degrees: Double = 0
    ) -> Outline {
        let steps = max(8, Int(max(abs(rx), abs(ry)) * abs(end - start) / 60))
        let turn = degrees * .pi / 180
        let points = (0...steps).map { step -> CGPoint in
            let angle = (start + (end - start) * Double(step) / Double(steps)) * .pi / 180
            let (px, py) = (rx * cos(angle), ry * sin(angle))
            return CGPoint(x: x + px * cos(turn) - py * sin(turn), y: y + px * sin(turn) + py * cos(turn))
        }
        return Outline(points, isClosed: false)
    }

    /// A smooth closed outline through all the points.
    static func blob(_ points: (Double, Double)...) -> Outline {
        smooth(points.map { CGPoint(x: $0.0, y: $0.1) }, isClosed: true)
    }

    /// A smooth open outline through all the points.
    static func curve(_ points: (Double, Double)...) -> Outline {
        smooth(points.map { CGPoint(x: $0.0, y: $0.1) }, isClosed: false)
    }

    /// A polygon with slightly rounded corners.
    static func corners(_ points: (Double, Double)..., rounded radius: Double = 1) -> Outline {
        rounded(points.map { CGPoint(x: $0.0, y: $0.1) }, radius)
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, rounded radius: Double = 1) -> Outline
    {
        corners((x, y), (x + width, y), (x + width, y + height), (x, y + height), rounded: radius)
    }

    static func segment(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Outline {
        Outline([CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)], isClosed: false).dense
    }

    /// A star, or with a small depth a wavy edge as of a flower.
    static func star(
        _ x: Double, _ y: Double, outer: Double, inner: Double, points count: Int, turned degrees: Double = 0,
        rounded radius: Double = 0.6
    ) -> Outline {
        let corners = (0..<count * 2).map { index -> CGPoint in
            let angle = (Double(index) * 180 / Double(count) - 90 + degrees) * .pi / 180
            let distance = index.isMultiple(of: 2) ? outer : inner
            return CGPoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
        }
        return rounded(corners, radius)
    }

    /// An ellipse with bulges: wool, clouds, petals.
    static func cloud(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, bulges count: Int, depth: Double = 0.16)
        -> Outline
    {
        let steps = count * 10
        return Outline(
            (0..<steps).map { step in
                let angle = Double(step) / Double(steps) * 2 * .pi
                let bulge = 1 - depth + depth * 2 * abs(sin(angle * Double(count) / 2))
                return CGPoint(x: x + rx * bulge * cos(angle), y: y + ry * bulge * sin(angle))
            })
    }

    static func heart(_ x: Double, _ y: Double, _ size: Double) -> Outline {
        blob(
            (x, y + size), (x - size * 0.75, y + size * 0.25), (x - size, y - size * 0.3),
            (x - size * 0.55, y - size * 0.75), (x - size * 0.08, y - size * 0.38), (x + size * 0.08, y - size * 0.38),
            (x + size * 0.55, y - size * 0.75), (x + size, y - size * 0.3), (x + size * 0.75, y + size * 0.25))
    }
}
