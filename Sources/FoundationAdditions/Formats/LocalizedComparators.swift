import Foundation

extension String.StandardComparator {
    /// Compares texts by the rules of the locale. Not available.
    @available(*, unavailable, message: "Linux has none; use sorted(by:) with localizedStandardCompare(_:)")
    public static var localizedStandard: String.StandardComparator { fatalError("unavailable") }

    /// Compares texts by the rules of the locale. Not available.
    @available(*, unavailable, message: "Linux has none; use sorted(by:) with localizedCompare(_:)")
    public static var localized: String.StandardComparator { fatalError("unavailable") }
}
