/// The arrangement of a day's cups in rows.
enum CupRows {
    /// The maximum row length: a row with a full day's cups would take up the whole width of a phone.
    private static let lengthMax = 4

    /// The ranges of guests in rows of nearly the same length: five are split into three and two.
    static func rows(of count: Int) -> [Range<Int>] {
        let rowCount = (count + lengthMax - 1) / lengthMax
        return (0..<rowCount).map { start(of: $0, rowCount, count)..<start(of: $0 + 1, rowCount, count) }
    }

    private static func start(of row: Int, _ rowCount: Int, _ count: Int) -> Int {
        (count * row + rowCount - 1) / rowCount
    }
}
