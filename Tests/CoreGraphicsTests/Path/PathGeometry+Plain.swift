import DrawingValues
import Foundation

extension PathGeometry {
    /// The path with absolute points and a letter for each element, as a test's expectation is best read.
    var plain: String {
        elements.map { element in
            let letter =
                switch element {
                case .move: "M"
                case .line: "L"
                case .quadCurve: "Q"
                case .curve: "C"
                case .closeSubpath: "Z"
                }
            return letter + element.points.map { "\(Self.rounded($0.x)) \(Self.rounded($0.y))" }.joined(separator: " ")
        }.joined()
    }

    private static func rounded(_ value: CGFloat) -> String {
        // Zero is added, so that there is no minus before a zero.
        let text = String(Double((value * 1000).rounded() / 1000) + 0)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
