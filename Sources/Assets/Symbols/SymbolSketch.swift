import Foundation

/// A drawing of a few strokes and shapes in a box of 16 × 16, as the outline that fills it.
///
/// A sketch is a list of shapes with semicolons between them, each a letter and numbers: `l` a line through points, `c` the
/// same closed, `p` a polygon that is filled, `a` an arc (centre, radius, from and to in degrees, clockwise from the right),
/// `o` and `d` a ring and a disc (centre, radius), `e` and `E` an ellipse's outline and inside, `r` and `R` a rectangle's (x, y,
/// width, height, radius). A minus before a filled shape takes it away from what lies below; `w` sets the width of the
/// lines that follow.
struct SymbolSketch {
    private static let lineWidth = 1.1

    private var width = Self.lineWidth
    private(set) var path = ""

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

    private static func points(_ numbers: [Double]) -> [Point] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
    }

    // MARK: Filled shapes, holes the other way round

    private mutating func polygon(_ points: [Point], isHole: Bool) {
        let isClockwise = Point.area(points) > 0
        write(isClockwise == isHole ? points.reversed() : points)
    }

    private mutating func write(_ points: [Point]) {
        path += "M" + points.map(\.text).joined(separator: "L") + "Z"
    }

    private mutating func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, isHole: Bool) {
        let arc = "A\(rx.short) \(ry.short) 0 1 \(isHole ? 0 : 1) "
        path += "M\(Point(x + rx, y).text)\(arc)\(Point(x - rx, y).text)\(arc)\(Point(x + rx, y).text)Z"
    }

    private mutating func rectangle(
        _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ radius: Double, isHole: Bool
    ) {
        let r = min(max(radius, 0), w / 2, h / 2)
        let corners = [
            (Point(x + r, y), Point(x + w - r, y)), (Point(x + w, y + r), Point(x + w, y + h - r)),
            (Point(x + w - r, y + h), Point(x + r, y + h)), (Point(x, y + h - r), Point(x, y + r)),
        ]
        let sides = isHole ? corners.reversed().map { ($0.1, $0.0) } : corners
        let turn = r > 0 ? "A\(r.short) \(r.short) 0 0 \(isHole ? 0 : 1) " : "L"
        path += "M\(sides[0].0.text)L\(sides[0].1.text)"
        for side in sides.dropFirst() { path += "\(turn)\(side.0.text)L\(side.1.text)" }
        path += "\(turn)\(sides[0].0.text)Z"
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
        let centre = Point(n[0], n[1]), half = width / 2
        func point(_ degrees: Double, _ radius: Double) -> Point {
            let angle = degrees * .pi / 180
            return Point(centre.x + radius * cos(angle), centre.y + radius * sin(angle))
        }
        let (outer, inner, isLarge) = (n[2] + half, n[2] - half, n[4] - n[3] > 180 ? 1 : 0)
        path += """
            M\(point(n[3], outer).text)A\(outer.short) \(outer.short) 0 \(isLarge) 1 \(point(n[4], outer).text)\
            A\(half.short) \(half.short) 0 0 1 \(point(n[4], inner).text)\
            A\(inner.short) \(inner.short) 0 \(isLarge) 0 \(point(n[3], inner).text)\
            A\(half.short) \(half.short) 0 0 1 \(point(n[3], outer).text)Z
            """
    }

    /// With mitred corners, and round ends where it is open.
    private mutating func stroke(_ points: [Point], isClosed: Bool) {
        let left = offset(points, by: width / 2, isClosed), right = offset(points, by: -width / 2, isClosed)
        if isClosed {
            let isLeftOuter = abs(Point.area(left)) > abs(Point.area(right))
            polygon(isLeftOuter ? left : right, isHole: false)
            polygon(isLeftOuter ? right : left, isHole: true)
        } else {
            let cap = "A\((width / 2).short) \((width / 2).short) 0 0 1 "
            path += "M\(left.map(\.text).joined(separator: "L"))\(cap)"
            path += "\(right.reversed().map(\.text).joined(separator: "L"))\(cap)\(left[0].text)Z"
        }
    }

    /// The line that runs beside another, on its left where the distance is positive.
    private func offset(_ points: [Point], by distance: Double, _ isClosed: Bool) -> [Point] {
        points.indices.map { index in
            let isFirst = index == 0 && !isClosed, isLast = index == points.count - 1 && !isClosed
            let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
            let incoming = isFirst ? nil : Point.normal(from: before, to: points[index])
            let outgoing = isLast ? nil : Point.normal(from: points[index], to: after)
            return points[index] + Point.mitre(incoming ?? outgoing!, outgoing ?? incoming!) * distance
        }
    }
}

/// A point or a direction of a sketch.
private struct Point {
    let x, y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    var text: String { "\(x.short) \(y.short)" }

    static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
    static func * (left: Point, right: Double) -> Point { Point(left.x * right, left.y * right) }

    /// On the left of the way, where y grows downwards.
    static func normal(from start: Point, to end: Point) -> Point {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
        return Point(dy / length, -dx / length)
    }

    /// Where two lines beside each other meet; a sharp corner is cut.
    static func mitre(_ one: Point, _ other: Point) -> Point {
        let sum = one + other
        let square = sum.x * sum.x + sum.y * sum.y
        guard square > 0.5 else { return one }
        return sum * (2 / square)
    }

    /// Twice the area, positive where the way is clockwise.
    static func area(_ points: [Point]) -> Double {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
}

extension Double {
    fileprivate var short: String {
        let rounded = (self * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
}
