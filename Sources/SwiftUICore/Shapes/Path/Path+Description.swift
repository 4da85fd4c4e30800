import CoreGraphics
import DrawingValues
import Foundation

/// A path as text, in the way of PostScript: `0 0 m 10 0 l 10 10 l h`.
extension Path: LosslessStringConvertible {
    /// The path as text, in the way of PostScript.
    public var description: String {
        geometry.elements.map { element in
            let numbers = element.points.flatMap { [$0.x, $0.y] }.map { number in
                number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
            }
            return (numbers + [Self.letter(element)]).joined(separator: " ")
        }.joined(separator: " ")
    }

    private static func letter(_ element: PathGeometry.Element) -> String {
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
    }

    /// Reads what `description` writes; nil where the text is something else.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word), number.isFinite {
                numbers.append(number)
                guard numbers.count <= 6 else { return nil }
            } else {
                guard let element = Self.element(String(word), numbers) else { return nil }
                geometry.append(element)
                numbers = []
            }
        }
        guard numbers.isEmpty else { return nil }
    }

    private static func element(_ letter: String, _ numbers: [CGFloat]) -> PathGeometry.Element? {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
        return switch (letter, numbers.count) {
        case ("m", 2): .move(to: point(0))
        case ("l", 2): .line(to: point(0))
        case ("q", 4): .quadCurve(to: point(1), control: point(0))
        case ("c", 6): .curve(to: point(2), control1: point(0), control2: point(1))
        case ("h", 0): .closeSubpath
        default: nil
        }
    }
}
