import Foundation

/// A value that stands in a text: what `\(…)` in a localized text becomes.
package enum LocalizationArgument: Hashable, Sendable, Codable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    /// A text to be localized itself.
    indirect case resource(LocalizedStringResource)

    /// How plural rules see the number; nil for a text.
    func operands(decimals: Int?) -> PluralOperands? {
        switch self {
        case .string, .resource: nil
        case .integer(let number): PluralOperands(number.magnitude)
        case .unsigned(let number): PluralOperands(number)
        case .double(let number): PluralOperands(number, decimals: decimals ?? 6)
        }
    }
}
