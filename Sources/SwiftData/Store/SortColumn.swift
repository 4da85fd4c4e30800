/// A column by which rows are sorted. NULL comes first.
package struct SortColumn: Hashable {
    private let value: String
    private let text: TextOrder?
    private let isAscending: Bool

    /// Up to so many rows, comparing each row with those is faster than making its key.
    private static let comparedCountMax = 4096

    /// - Parameters:
    ///   - value: The column, in SQL.
    ///   - text: The order of its texts; nil for that of SQL.
    package init(_ value: String, _ text: TextOrder?, isAscending: Bool) {
        (self.value, self.text, self.isAscending) = (value, text, isAscending)
    }

    /// The term for ORDER BY. The two ways to sort texts differ only in speed: a key is made once for each row, but takes
    /// as long as several comparisons.
    /// - Parameter count: The number of rows that are wanted, counted from the first one in the order; nil for all.
    package func sql(count: Int?) -> String {
        let direction = isAscending ? "ASC" : "DESC"
        guard let text else { return "\(value) \(direction)" }
        let isShort = count.map { $0 <= Self.comparedCountMax } ?? false
        let term = isShort ? "\(value) COLLATE \(text.collation)" : "\(text.keyFunction)(\(value))"
        return "\(term) \(direction)"
    }
}
