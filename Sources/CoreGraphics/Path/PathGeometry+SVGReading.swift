import DrawingValues
import Foundation

extension PathGeometry {
    /// Reads SVG's path syntax (W3C, SVG 2, chapter 9): all commands, absolute and relative, arcs included. What
    /// follows an error is ignored, as in browsers.
    package init(svg text: String) {
        var reader = SVGPathReader(text)
        reader.read()
        self = reader.geometry
    }
}

private struct SVGPathReader {
    var geometry = PathGeometry()
    private var scanner: SVGNumberScanner
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, of which a smooth curve begins with the reflection; nil where the last command was no
    /// curve.
    private var cubicControl: CGPoint?
    private var quadraticControl: CGPoint?

    init(_ text: String) { scanner = SVGNumberScanner(text) }

    mutating func read() {
        var command: UInt8?
        while !scanner.isAtEnd {
            if let letter = scanner.letter() { command = letter } else if command == nil { return }
            guard let letter = command, segment(letter) else { return }
            // Further pairs after a move are lines; a close takes no numbers, so another letter has to follow.
            switch letter {
            case UInt8(ascii: "M"): command = UInt8(ascii: "L")
            case UInt8(ascii: "m"): command = UInt8(ascii: "l")
            case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
            default: break
            }
        }
    }

    /// False where its numbers are missing.
    private mutating func segment(_ letter: UInt8) -> Bool {
        let isRelative = letter >= UInt8(ascii: "a")
        let origin = isRelative ? point : .zero
        let kind = Character(Unicode.Scalar(isRelative ? letter - 32 : letter))
        var cubic: CGPoint?
        var quadratic: CGPoint?
        defer { (cubicControl, quadraticControl) = (cubic, quadratic) }
        switch kind {
        case "Z":
            geometry.append(.closeSubpath)
            point = start
        case "M":
            guard let end = nextPoint(origin) else { return false }
            (point, start) = (end, end)
            geometry.append(.move(to: end))
        case "L":
            guard let end = nextPoint(origin) else { return false }
            line(to: end)
        case "H":
            guard let x = scanner.number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: point.y))
        case "V":
            guard let y = scanner.number() else { return false }
            line(to: CGPoint(x: point.x, y: origin.y + y))
        case "C", "S":
            let first = kind == "C" ? nextPoint(origin) : cubicControl.map(reflected) ?? point
            guard let first, let second = nextPoint(origin), let end = nextPoint(origin) else { return false }
            geometry.append(.curve(to: end, control1: first, control2: second))
            (point, cubic) = (end, second)
        case "Q", "T":
            let control = kind == "Q" ? nextPoint(origin) : quadraticControl.map(reflected) ?? point
            guard let control, let end = nextPoint(origin) else { return false }
            geometry.append(.quadCurve(to: end, control: control))
            (point, quadratic) = (end, control)
        case "A": return arc(origin)
        default: return false
        }
        return true
    }

    private func reflected(_ control: CGPoint) -> CGPoint {
        CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private mutating func nextPoint(_ origin: CGPoint) -> CGPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    private mutating func line(to end: CGPoint) {
        geometry.append(.line(to: end))
        point = end
    }

    private mutating func arc(_ origin: CGPoint) -> Bool {
        guard let rx = scanner.number(), let ry = scanner.number(), let degrees = scanner.number(),
            let isLarge = scanner.flag(), let sweeps = scanner.flag(), let end = nextPoint(origin)
        else { return false }
        let arc = EllipticalArc(
            from: point, to: end, radii: CGSize(width: abs(rx), height: abs(ry)), rotation: degrees * .pi / 180,
            isLarge: isLarge, sweeps: sweeps)
        if let arc { for element in arc.curves { geometry.append(element) } } else { geometry.append(.line(to: end)) }
        point = end
        return true
    }
}

/// An arc by its ends, as SVG has it, as cubic curves (SVG 2, appendix B.2).
private struct EllipticalArc {
    private let center: CGPoint
    private let radii: CGSize
    private let rotation: Double
    private let startAngle: Double
    private let span: Double
    private let end: CGPoint

    /// Nil for one that is a line.
    init?(from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool, sweeps: Bool) {
        guard radii.width > 0, radii.height > 0, start != end else { return nil }
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        let local = CGPoint(x: cosine * half.x + sine * half.y, y: -sine * half.x + cosine * half.y)
        // Radii that don't reach are made larger until they do.
        let need = pow(local.x / radii.width, 2) + pow(local.y / radii.height, 2)
        let scale = max(1, need.squareRoot())
        let (rx, ry) = (radii.width * scale, radii.height * scale)
        let cross = rx * rx * local.y * local.y + ry * ry * local.x * local.x
        let factor = max(0, (rx * rx * ry * ry - cross) / cross).squareRoot() * (isLarge == sweeps ? -1 : 1)
        let middle = CGPoint(x: factor * rx * local.y / ry, y: -factor * ry * local.x / rx)
        center = CGPoint(
            x: cosine * middle.x - sine * middle.y + (start.x + end.x) / 2,
            y: sine * middle.x + cosine * middle.y + (start.y + end.y) / 2)
        startAngle = atan2((local.y - middle.y) / ry, (local.x - middle.x) / rx)
        let endAngle = atan2((-local.y - middle.y) / ry, (-local.x - middle.x) / rx)
        var span = endAngle - startAngle
        if sweeps, span < 0 { span += 2 * .pi }
        if !sweeps, span > 0 { span -= 2 * .pi }
        // Ends that are all but the same, and sizes beyond any number.
        guard span.isFinite, center.x.isFinite, center.y.isFinite, rx.isFinite, ry.isFinite else { return nil }
        self.span = span
        self.radii = CGSize(width: rx, height: ry)
        self.rotation = rotation
        self.end = end
    }

    /// Pieces of a quarter at most.
    var curves: [PathGeometry.Element] {
        let count = max(1, Int((abs(span) / (.pi / 2)).rounded(.up)))
        let step = span / Double(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { piece in
            let (from, to) = (startAngle + step * Double(piece), startAngle + step * Double(piece + 1))
            let last = piece == count - 1 ? end : point(cos(to), sin(to))
            return .curve(
                to: last, control1: point(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
                control2: point(cos(to) + reach * sin(to), sin(to) - reach * cos(to)))
        }
    }

    /// A point in units of the radii.
    private func point(_ x: Double, _ y: Double) -> CGPoint {
        let (px, py) = (x * radii.width, y * radii.height)
        return CGPoint(
            x: center.x + cos(rotation) * px - sin(rotation) * py, y: center.y + sin(rotation) * px + cos(rotation) * py
        )
    }
}

/// Letters and numbers, with commas and white space between them or none.
private struct SVGNumberScanner {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool {
        mutating get {
            skipSeparators()
            return place >= bytes.count
        }
    }

    private mutating func skipSeparators() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[place]) { place += 1 }
    }

    mutating func letter() -> UInt8? {
        skipSeparators()
        guard place < bytes.count, (0x41...0x5A).contains(bytes[place]) || (0x61...0x7A).contains(bytes[place]) else {
            return nil
        }
        defer { place += 1 }
        return bytes[place]
    }

    /// One digit, which another number may follow at once.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard place < bytes.count, bytes[place] == 0x30 || bytes[place] == 0x31 else { return nil }
        defer { place += 1 }
        return bytes[place] == 0x31
    }

    mutating func number() -> Double? {
        skipSeparators()
        let start = place
        var end = place
        func digits() { while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 } }
        func sign() { if end < bytes.count, bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 } }
        sign()
        digits()
        if end < bytes.count, bytes[end] == 0x2E {
            end += 1
            digits()
        }
        if end < bytes.count, bytes[end] == 0x65 || bytes[end] == 0x45 {
            let mantissa = end
            end += 1
            sign()
            let exponent = end
            digits()
            if end == exponent { end = mantissa }
        }
        guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite else {
            return nil
        }
        place = end
        return value
    }
}
