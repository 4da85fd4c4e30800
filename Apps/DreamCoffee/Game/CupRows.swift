/// How a day's cups stand below each other.
enum CupRows {
    /// So many stand side by side: a full day's row would leave no room beside it on a phone.
    private static let lengthMax = 4

    /// The places of so many guests, in rows of nearly the same length: five stand as three and two.
    static func rows(of count: Int) -> [Range<Int>] {
        let rowCount = (count + lengthMax - 1) / lengthMax
        return (0..<rowCount).map { start(of: $0, rowCount, count)..<start(of: $0 + 1, rowCount, count) }
    }

    private static func start(of row: Int, _ rowCount: Int, _ count: Int) -> Int {
        (count * row + rowCount - 1) / rowCount
    }
}
