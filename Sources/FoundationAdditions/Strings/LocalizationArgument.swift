import Foundation

/// A value that stands in a text: what `\(…)` in a localized text becomes.
package enum LocalizationArgument: Hashable, Sendable, Codable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    /// A text to be localized itself.
    indirect case resource(LocalizedStringResource)

    /// How plural rules see the number where so many decimals are shown, or as many as it needs; nil for a text.
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
    /// How many decimals it takes to write it, at most six.
    fileprivate var neededDecimals: Int {
        (0..<6).first { decimals in
            let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
            return (self * power).rounded() / power == self
        } ?? 6
    }
}
