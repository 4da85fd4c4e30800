import CoreGraphics
import Foundation

/// Symbols that are made of others: within a circle or a square, crossed out, or with a badge.
///
/// Apple has each as a drawing of its own; where the library has none, `bell.circle.fill` is a bell cut out of a disc.
/// A badge is left out.
struct SymbolComposition {
    /// How large a symbol is within a frame, as a share of the frame.
    private static let innerScale = 0.56

    /// Finds a symbol that is drawn.
    let drawn: (String) -> Symbol?

    func symbol(named name: String) -> Symbol? {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        let ending = isFilled ? ".fill" : ""
        guard parts.count > 1, !parts.contains("") else { return nil }
        if let badge = parts.firstIndex(of: "badge") { return base(parts[..<badge], ending) }
        switch parts[parts.count - 1] {
        case "circle", "square":
            guard let frame = drawn(parts[parts.count - 1] + ending) else { return nil }
            // A filled form stands out better, where it isn't a disc already.
            return base(parts.dropLast(), "").map { frame.framing($0, scale: Self.innerScale, isCutOut: isFilled) }
        case "slash": return base(parts.dropLast(), ending)?.crossedOut
        default: return relative(parts, ending)
        }
    }

    private func base(_ parts: ArraySlice<String>, _ ending: String) -> Symbol? {
        let name = parts.joined(separator: ".") + ending
        return drawn(name) ?? symbol(named: name)
    }

    /// Seconds are left out, hands are turned, and whatever a figure does, it stands.
    private func relative(_ parts: [String], _ ending: String) -> Symbol? {
        switch parts[0] {
        case "goforward", "gobackward": Int(parts[1]) == nil ? nil : drawn(parts[0])
        case "figure": drawn("figure.stand")
        case "hand" where parts.count == 3: turnedHand(parts[2], ending)
        default: nil
        }
    }
}

extension SymbolComposition {
    /// `hand.point.left` and the others: the hand that points up.
    private func turnedHand(_ direction: String, _ ending: String) -> Symbol? {
        let turns = ["right": 1.0, "down": 2, "left": 3]
        return turns[direction].flatMap { drawn("hand.point.up" + ending)?.turned(quarters: $0) }
    }
}

extension Symbol {
    private var geometry: PathGeometry { PathGeometry(svg: path) }

    /// This outline around another symbol; or, where it is filled, with the other one cut out.
    fileprivate func framing(_ inner: Symbol, scale: Double, isCutOut: Bool) -> Symbol {
        let box = viewBox, size = inner.viewBox
        let share = scale * min(box.width / size.width, box.height / size.height)
        let transform = CGAffineTransform(translationX: box.x + box.width / 2, y: box.y + box.height / 2)
            .scaledBy(x: share, y: share)
            .translatedBy(x: -size.x - size.width / 2, y: -size.y - size.height / 2)
        return Symbol(
            path: path + inner.geometry.applying(transform).svgPathData, viewBox: box,
            usesEvenOddRule: isCutOut || usesEvenOddRule || inner.usesEvenOddRule)
    }

    /// The symbol turned clockwise about the middle of its box.
    fileprivate func turned(quarters: Double) -> Symbol {
        let (x, y) = (viewBox.x + viewBox.width / 2, viewBox.y + viewBox.height / 2)
        let transform = CGAffineTransform(translationX: x, y: y).rotated(by: quarters * .pi / 2).translatedBy(
            x: -x, y: -y)
        return Symbol(
            path: geometry.applying(transform).svgPathData, viewBox: viewBox, usesEvenOddRule: usesEvenOddRule)
    }

    /// The symbol below a line from corner to corner.
    fileprivate var crossedOut: Symbol {
        let box = viewBox, width = box.width * 0.05, inset = box.width * 0.08
        let line = """
            M\(box.x + inset) \(box.y + inset + width)L\(box.x + inset + width) \(box.y + inset)\
            L\(box.x + box.width - inset) \(box.y + box.height - inset - width)\
            L\(box.x + box.width - inset - width) \(box.y + box.height - inset)Z
            """
        return Symbol(path: path + line, viewBox: box, usesEvenOddRule: usesEvenOddRule)
    }
}
