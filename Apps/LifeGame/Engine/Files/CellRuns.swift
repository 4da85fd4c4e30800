/// The living cells that a file has told of so far, of which there is a bound.
struct CellRuns {
    private(set) var cells: [CellIndex] = []

    /// Adds so many cells in a line, of which the first is at a place.
    mutating func add(_ count: Int = 1, x: Int, y: Int, _ bytes: ByteReader) throws(PatternError) {
        guard cells.count + count <= Pattern.cellCountMax else {
            throw bytes.error(.tooManyCells(most: Pattern.cellCountMax))
        }
        try Self.check(x: x + count, y: y, bytes)
        for column in x..<(x + count) { cells.append(CellIndex(x: column, y: y)) }
    }

    /// Whether a place is not too far out.
    static func check(x: Int, y: Int, _ bytes: ByteReader) throws(PatternError) {
        guard max(abs(x), abs(y)) <= Pattern.coordinateMax else {
            throw bytes.error(.tooFarOut(most: Pattern.coordinateMax / 2))
        }
    }
}
