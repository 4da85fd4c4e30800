import Foundation

/// How values are mapped to positions along an axis.
///
/// See [ScaleType](https://developer.apple.com/documentation/charts/scaletype).
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, log, squareRoot, category, date
        case symmetricLog(slopeAtZero: Double)
        case power(exponent: Double)
    }

    let kind: Kind

    /// In proportion to the values.
    public static let linear = ScaleType(kind: .linear)
    /// By the logarithms of the values, which are positive.
    public static let log = ScaleType(kind: .log)
    /// Logarithmic on both sides of zero.
    public static let symmetricLog = ScaleType(kind: .symmetricLog(slopeAtZero: 1))
    /// Logarithmic on both sides of zero, with a given slope at zero.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
    }
    /// By the square roots of the values.
    public static let squareRoot = ScaleType(kind: .squareRoot)
    /// By powers of the values.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent: exponent)) }
    /// One band for each value.
    public static let category = ScaleType(kind: .category)
    /// Dates, in proportion to time.
    public static let date = ScaleType(kind: .date)

    /// Maps a value to a number in proportion to its position; nil where it has none.
    func forward(_ value: Double) -> Double? {
        let result: Double
        switch kind {
        case .linear, .category, .date: return value
        case .log: result = value > 0 ? Foundation.log10(value) : .nan
        case .squareRoot: result = signed(value) { $0.squareRoot() }
        case .power(let exponent): result = signed(value) { pow($0, exponent) }
        case .symmetricLog(let slope): result = signed(value) { log1p($0 * max(slope, 1e-12)) }
        }
        return result.isFinite ? result : nil
    }

    /// Maps such a number back to its value.
    func backward(_ place: Double) -> Double {
        switch kind {
        case .linear, .category, .date: place
        case .log: pow(10, place)
        case .squareRoot: signed(place) { $0 * $0 }
        case .power(let exponent): signed(place) { pow($0, exponent == 0 ? 1 : 1 / exponent) }
        case .symmetricLog(let slope): signed(place) { expm1($0) / max(slope, 1e-12) }
        }
    }

    private func signed(_ value: Double, _ change: (Double) -> Double) -> Double {
        value < 0 ? -change(-value) : change(value)
    }
}
