import Foundation

extension String.StandardComparator {
    /// Compares texts as people of the place order them. Not available.
    @available(*, unavailable, message: "Linux has none; use sorted(by:) with localizedStandardCompare(_:)")
    public static var localizedStandard: String.StandardComparator { fatalError("unavailable") }

    /// Compares texts as people of the place order them. Not available.
    @available(*, unavailable, message: "Linux has none; use sorted(by:) with localizedCompare(_:)")
    public static var localized: String.StandardComparator { fatalError("unavailable") }
}
