import Foundation

extension PathGeometry {
    /// The path in SVG's syntax, absolute coordinates, at most three decimals: `M0 0L10 0C…Z`.
    package var svgPathData: String {
        elements.map { element in
            switch element {
            case .closeSubpath: "Z"
            case .move: "M" + Self.coordinates(element.points)
            case .line: "L" + Self.coordinates(element.points)
            case .quadCurve: "Q" + Self.coordinates(element.points)
            case .curve: "C" + Self.coordinates(element.points)
            }
        }.joined()
    }

    private static func coordinates(_ points: [CGPoint]) -> String {
        points.map { "\(decimal($0.x)) \(decimal($0.y))" }.joined(separator: " ")
    }

    /// Without exponents, which few readers of SVG expect, and without a needless `.0`.
    private static func decimal(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "0" }
        let thousandths = Int((value * 1000).rounded())
        let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        var digits = String(whole)
        if part != 0 {
            var decimals = String(1000 + part).dropFirst()
            while decimals.last == "0" { decimals.removeLast() }
            digits += "." + decimals
        }
        return thousandths < 0 ? "-" + digits : digits
    }
}
