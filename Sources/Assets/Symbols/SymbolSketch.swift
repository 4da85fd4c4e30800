import CoreGraphics
import DrawingValues
import Foundation

/// A drawing of a few strokes and shapes in a box of 16 × 16, as the outline that fills it.
///
/// A sketch is a list of shapes with semicolons between them, each a letter and numbers: `l` a line through points, `c` the
/// same closed, `p` a polygon that is filled, `a` an arc (center, radius, from and to in degrees, clockwise from the right),
/// `o` and `d` a ring and a disc (center, radius), `e` and `E` an ellipse's outline and inside, `r` and `R` a rectangle's (x, y,
/// width, height, radius). A minus before a filled shape takes it away from what lies below; `w` sets the width of the
/// lines that follow.
struct SymbolSketch {
    private static let lineWidth = 1.1

    private var width = Self.lineWidth
    private(set) var path = PathGeometry()

    init(_ text: String) {
        for shape in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) { add(shape) }
    }

    private mutating func add(_ shape: Substring) {
        let words = shape.split(separator: " ")
        guard let name = words.first else { return }
        let n = words.dropFirst().compactMap { Double($0) }
        switch name {
        case "w": width = n[0]
        case "l": stroke(Self.points(n), isClosed: false)
        case "c": stroke(Self.points(n), isClosed: true)
        case "p": polygon(Self.points(n), isHole: false)
        case "-p": polygon(Self.points(n), isHole: true)
        case "a": arc(n)
        case "o": ring(n[0], n[1], n[2], n[2])
        case "e": ring(n[0], n[1], n[2], n[3])
        case "d": ellipse(n[0], n[1], n[2], n[2], isHole: false)
        case "-d": ellipse(n[0], n[1], n[2], n[2], isHole: true)
        case "E": ellipse(n[0], n[1], n[2], n[3], isHole: false)
        case "-E": ellipse(n[0], n[1], n[2], n[3], isHole: true)
        case "r": frame(n)
        case "R": rectangle(n[0], n[1], n[2], n[3], n.count > 4 ? n[4] : 0, isHole: false)
        case "-R": rectangle(n[0], n[1], n[2], n[3], n.count > 4 ? n[4] : 0, isHole: true)
        default: preconditionFailure("a sketch has no shape \(name)")
        }
    }

    private static func points(_ numbers: [Double]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    // MARK: Filled shapes, holes the other way round

    private mutating func polygon(_ points: [CGPoint], isHole: Bool) {
        let isClockwise = CGPoint.area(points) > 0
        path.addPolygon(isClockwise == isHole ? points.reversed() : points)
    }

    private mutating func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, isHole: Bool) {
        let place = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: x, ty: y)
        var ellipse = PathGeometry()
        ellipse.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: isHole ? -2 * .pi : 2 * .pi)
        ellipse.append(.closeSubpath)
        path.append(ellipse, transform: place)
    }

    private mutating func rectangle(
        _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ radius: Double, isHole: Bool
    ) {
        let r = min(max(radius, 0), w / 2, h / 2)
        // Clockwise from the upper right one. Where the radius is 0 they are the rectangle's own.
        let centres = [
            CGPoint(x: x + w - r, y: y + r), CGPoint(x: x + w - r, y: y + h - r), CGPoint(x: x + r, y: y + h - r),
            CGPoint(x: x + r, y: y + r),
        ]
        guard r > 0 else { return polygon(centres, isHole: isHole) }
        let quarter = CGFloat.pi / 2
        var rounded = PathGeometry()
        for (index, centre) in isHole ? Array(centres.enumerated().reversed()) : Array(centres.enumerated()) {
            let start = CGFloat(isHole ? index : index - 1) * quarter
            rounded.addRelativeArc(center: centre, radius: r, startAngle: start, delta: isHole ? -quarter : quarter)
        }
        rounded.append(.closeSubpath)
        path.append(rounded)
    }

    // MARK: Lines

    private mutating func ring(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) {
        ellipse(x, y, rx + width / 2, ry + width / 2, isHole: false)
        ellipse(x, y, rx - width / 2, ry - width / 2, isHole: true)
    }

    private mutating func frame(_ n: [Double]) {
        let half = width / 2, radius = n.count > 4 ? n[4] : 0
        rectangle(
            n[0] - half, n[1] - half, n[2] + width, n[3] + width, radius > 0 ? radius + half : 0, isHole: false)
        rectangle(n[0] + half, n[1] + half, n[2] - width, n[3] - width, max(radius - half, 0), isHole: true)
    }

    private mutating func arc(_ n: [Double]) {
        let centre = CGPoint(x: n[0], y: n[1]), half = width / 2
        let (start, end) = (n[3] * .pi / 180, n[4] * .pi / 180)
        var outline = PathGeometry()
        func add(_ centre: CGPoint, _ radius: Double, from start: Double, by delta: Double) {
            outline.addRelativeArc(center: centre, radius: radius, startAngle: start, delta: delta)
        }
        func middle(_ angle: Double) -> CGPoint {
            CGPoint(x: centre.x + n[2] * cos(angle), y: centre.y + n[2] * sin(angle))
        }
        add(centre, n[2] + half, from: start, by: end - start)
        add(middle(end), half, from: end, by: .pi)
        add(centre, n[2] - half, from: end, by: start - end)
        add(middle(start), half, from: start + .pi, by: .pi)
        outline.append(.closeSubpath)
        path.append(outline)
    }

    /// With mitred corners, and round ends where it is open.
    private mutating func stroke(_ points: [CGPoint], isClosed: Bool) {
        let left = offset(points, by: width / 2, isClosed), right = offset(points, by: -width / 2, isClosed)
        if isClosed {
            let isLeftOuter = abs(CGPoint.area(left)) > abs(CGPoint.area(right))
            polygon(isLeftOuter ? left : right, isHole: false)
            polygon(isLeftOuter ? right : left, isHole: true)
        } else {
            var outline = PathGeometry()
            for (side, end) in [(left, points[points.count - 1]), (right.reversed(), points[0])] {
                for point in side { outline.append(outline.isEmpty ? .move(to: point) : .line(to: point)) }
                let corner = side[side.count - 1]
                let angle = atan2(corner.y - end.y, corner.x - end.x)
                outline.addRelativeArc(center: end, radius: width / 2, startAngle: angle, delta: .pi)
            }
            outline.append(.closeSubpath)
            path.append(outline)
        }
    }

    /// The line that runs beside another, on its left where the distance is positive.
    private func offset(_ points: [CGPoint], by distance: Double, _ isClosed: Bool) -> [CGPoint] {
        points.indices.flatMap { index in
            let isFirst = index == 0 && !isClosed, isLast = index == points.count - 1 && !isClosed
            let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
            let incoming = isFirst ? nil : CGPoint.normal(from: before, to: points[index])
            let outgoing = isLast ? nil : CGPoint.normal(from: points[index], to: after)
            return CGPoint.corner(incoming ?? outgoing!, outgoing ?? incoming!, isLeft: distance > 0)
                .map { points[index] + $0 * distance }
        }
    }
}

/// Points and directions of a sketch.
extension CGPoint {
    fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }
    fileprivate static func * (left: CGPoint, right: Double) -> CGPoint {
        CGPoint(x: left.x * right, y: left.y * right)
    }

    /// On the left of the way, where y grows downwards.
    fileprivate static func normal(from start: CGPoint, to end: CGPoint) -> CGPoint {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
        return CGPoint(x: dy / length, y: -dx / length)
    }

    /// Where the edges of two lines with these normals meet, on the left or on the right of the way. The outside of a sharp
    /// corner is cut: its edges end at two points.
    fileprivate static func corner(_ one: CGPoint, _ other: CGPoint, isLeft: Bool) -> [CGPoint] {
        let sum = one + other
        let square = sum.x * sum.x + sum.y * sum.y
        let turnsRight = one.x * other.y - one.y * other.x > 0
        guard square > (turnsRight == isLeft ? 0.5 : 0.02) else { return [one, other] }
        return [sum * (2 / square)]
    }

    /// Twice the area, positive where the way is clockwise.
    fileprivate static func area(_ points: [CGPoint]) -> Double {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
}
