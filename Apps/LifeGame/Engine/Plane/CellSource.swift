/// The source of a picture: the living cells in a part of the plane, by rows or by blocks.
public protocol CellSource {
    /// Calls a closure for 64-cell rows with living cells that intersect a rectangle: with the row, the column of the first cell,
    /// which is a multiple of 64, and the cells, the lowest bit first.
    func forEachRow(
        x: ClosedRange<Int>, y: ClosedRange<Int>, _ body: (_ y: Int, _ x: Int, _ bits: UInt64) -> Void)

    /// Calls a closure for blocks of `side` cells (a power of two from 64 on) with living cells that intersect a rectangle: with
    /// the position of the first cell, and the number of living cells.
    func forEachBlock(
        side: Int, x: ClosedRange<Int>, y: ClosedRange<Int>, _ body: (_ x: Int, _ y: Int, _ alive: Int) -> Void)
}

extension TiledUniverse: CellSource {
    public func forEachBlock(
        side: Int, x: ClosedRange<Int>, y: ClosedRange<Int>, _ body: (_ x: Int, _ y: Int, _ alive: Int) -> Void
    ) {
        var blocks: [CellIndex: Int] = [:]
        func whole(_ cells: ClosedRange<Int>) -> ClosedRange<Int> {
            (cells.lowerBound & -side)...(cells.upperBound | (side - 1))
        }
        forEachRow(x: whole(x), y: whole(y)) { y, x, bits in
            blocks[CellIndex(x: x & -side, y: y & -side), default: 0] += bits.nonzeroBitCount
        }
        for (corner, alive) in blocks { body(corner.x, corner.y, alive) }
    }
}
