import Foundation

/// A value in a localized text, from an interpolation `\(…)`.
package enum LocalizationArgument: Hashable, Sendable, Codable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    /// A text to be localized itself.
    indirect case resource(LocalizedStringResource)

    /// The operands of plural rules for the number with a given number of fraction digits, or as many as it needs; nil for a
    /// text.
    func operands(decimals: Int?) -> PluralOperands? {
        switch self {
        case .string, .resource: nil
        case .integer(let number): PluralOperands(number.magnitude)
        case .unsigned(let number): PluralOperands(number)
        case .double(let number): PluralOperands(number, decimals: decimals ?? number.neededDecimals)
        }
    }
}

extension Double {
    /// The number of fraction digits that it needs, at most six.
    fileprivate var neededDecimals: Int {
        (0..<6).first { decimals in
            let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
            return (self * power).rounded() / power == self
        } ?? 6
    }
}
