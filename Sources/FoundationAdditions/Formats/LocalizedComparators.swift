import Foundation

extension String.StandardComparator {
    /// Compares texts by the rules of the locale. Not available where a `String.StandardComparator` is asked for by name; a
    /// `SortDescriptor`, `KeyPathComparator` or `sorted(using:)` takes `.localizedStandard`.
    @available(*, unavailable, message: "Linux has none; use sorted(using: .localizedStandard), or a SortDescriptor")
    public static var localizedStandard: String.StandardComparator { fatalError("unavailable") }

    /// Compares texts by the rules of the locale. Not available where a `String.StandardComparator` is asked for by name; a
    /// `SortDescriptor`, `KeyPathComparator` or `sorted(using:)` takes `.localized`.
    @available(*, unavailable, message: "Linux has none; use sorted(using: .localized), or a SortDescriptor")
    public static var localized: String.StandardComparator { fatalError("unavailable") }
}

/// Compares texts by the rules of the current locale.
///
/// On Apple's systems `String.StandardComparator` does. Linux's has only `lexical`, and can't be extended.
public struct LocalizedTextComparator: SortComparator, Sendable {
    enum Rule: Hashable, Sendable {
        case localized, localizedStandard

        func compare(_ one: String, _ other: String) -> ComparisonResult {
            switch self {
            case .localized: one.localizedCompare(other)
            case .localizedStandard: one.localizedStandardCompare(other)
            }
        }
    }

    let rule: Rule
    /// Whether the smaller text comes first.
    public var order: SortOrder = .forward

    /// Compares two texts.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = rule.compare(lhs, rhs)
        return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue)!
    }

    /// Compares as the Finder does: numbers in texts by their values, ignoring case.
    public static let localizedStandard = LocalizedTextComparator(rule: .localizedStandard)
    /// Compares by the rules of the locale.
    public static let localized = LocalizedTextComparator(rule: .localized)
}

extension SortComparator where Self == LocalizedTextComparator {
    /// Compares as the Finder does: numbers in texts by their values, ignoring case.
    public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator.localizedStandard }
    /// Compares by the rules of the locale.
    public static var localized: LocalizedTextComparator { LocalizedTextComparator.localized }
}
