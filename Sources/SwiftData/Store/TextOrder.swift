import Foundation

/// How texts are sorted by the rules of the current locale, in SQL and in memory alike. Foundation's comparisons have the same
/// rules, but are much slower.
package enum TextOrder: String, CaseIterable, Sendable {
    /// As the Finder does: numbers in texts by their values. Case only decides between texts that are equal otherwise.
    case localizedStandard
    /// Without regard to numbers; "a" and "A" differ.
    case localized
    /// Without regard to numbers and case.
    case localizedIgnoringCase

    /// The order of two texts.
    package func compare(_ one: String, _ other: String) -> ComparisonResult {
        var (one, other) = (one, other)
        let result = one.withUTF8 { one in
            other.withUTF8 { rules.compare(UnsafeRawBufferPointer(one), UnsafeRawBufferPointer($0)) }
        }
        return result < 0 ? .orderedAscending : result == 0 ? .orderedSame : .orderedDescending
    }

    private static let standard = TextRules(numbers: true, cases: true, isTotal: true)
    private static let plain = TextRules(numbers: false, cases: true, isTotal: false)
    private static let ignoringCase = TextRules(numbers: false, cases: false, isTotal: false)

    var rules: TextRules {
        switch self {
        case .localizedStandard: Self.standard
        case .localized: Self.plain
        case .localizedIgnoringCase: Self.ignoringCase
        }
    }

    /// The name of the collation in SQL.
    var collation: String { "kissa_\(rawValue)" }
    /// The name of the function that makes a text's key in SQL.
    var keyFunction: String { "kissa_key_\(rawValue)" }
}
