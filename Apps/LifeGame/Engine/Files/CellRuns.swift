/// The living cells read from a file so far, with a limit.
struct CellRuns {
    private(set) var cells: [CellIndex] = []

    /// Adds consecutive cells in a row, the first of which is at a position.
    mutating func add(_ count: Int = 1, x: Int, y: Int, _ bytes: ByteReader) throws(PatternError) {
        guard cells.count + count <= Pattern.cellCountMax else {
            throw bytes.error(.tooManyCells(most: Pattern.cellCountMax))
        }
        try Self.check(x: x + count, y: y, bytes)
        for column in x..<(x + count) { cells.append(CellIndex(x: column, y: y)) }
    }

    /// Checks that a position is not too far out.
    static func check(x: Int, y: Int, _ bytes: ByteReader) throws(PatternError) {
        guard max(abs(x), abs(y)) <= Pattern.coordinateMax else {
            throw bytes.error(.tooFarOut(most: Pattern.coordinateMax / 2))
        }
    }
}
