extension TiledUniverse {
    /// The number of living cells; counts over all tiles.
    public var population: Int {
        var sum = 0
        for tile in 1..<max(1, Int32(store.count)) {
            let rows = store.rows(of: tile, phase: generation & 1)
            for row in 0..<64 { sum += rows[row].nonzeroBitCount }
        }
        return sum
    }

    public var liveCells: [CellIndex] {
        var cells: [CellIndex] = []
        forEachRow { y, x, bits in
            var left = bits
            while left != 0 {
                cells.append(CellIndex(x: x + left.trailingZeroBitCount, y: y))
                left &= left - 1
            }
        }
        return cells.sorted()
    }

    /// Calls a closure for each 64-cell row with living cells: its position and its bits, the lowest bit first.
    public func forEachRow(_ body: (_ y: Int, _ x: Int, _ bits: UInt64) -> Void) {
        for tile in 1..<max(1, Int32(store.count)) {
            let (origin, rows) = (store.origins[Int(tile)], store.rows(of: tile, phase: generation & 1))
            for row in 0..<64 where rows[row] != 0 { body(Int(origin.y) * 64 + row, Int(origin.x) * 64, rows[row]) }
        }
    }

    /// Like `forEachRow`, for the tiles that intersect a rectangle.
    public func forEachRow(
        x: ClosedRange<Int>, y: ClosedRange<Int>, _ body: (_ y: Int, _ x: Int, _ bits: UInt64) -> Void
    ) {
        let (columns, lines) = (Self.tiles(x), Self.tiles(y))
        // If the rectangle has more tile positions than there are tiles, it is cheaper to filter all tiles.
        guard columns.count < store.count, lines.count < store.count, columns.count * lines.count < store.count else {
            return forEachRow { row, column, bits in
                if columns.contains(column >> 6), lines.contains(row >> 6) { body(row, column, bits) }
            }
        }
        for line in lines {
            for column in columns {
                let tile = store.number(at: TileOrigin(x: Int32(column), y: Int32(line)))
                guard tile != 0 else { continue }
                let rows = store.rows(of: tile, phase: generation & 1)
                for row in 0..<64 where rows[row] != 0 { body(line * 64 + row, column * 64, rows[row]) }
            }
        }
    }

    /// The tiles' coordinates, which have 32 bits.
    private static func tiles(_ cells: ClosedRange<Int>) -> ClosedRange<Int> {
        ((cells.lowerBound >> 6)...(cells.upperBound >> 6)).clamped(to: Int(Int32.min)...Int(Int32.max))
    }

    /// The bounding box of the living cells; nil if there are none.
    public var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        forEachRow { y, x, bits in
            (top, bottom) = (min(top, y), max(bottom, y))
            (left, right) = (min(left, x + bits.trailingZeroBitCount), max(right, x + 63 - bits.leadingZeroBitCount))
        }
        return left > right ? nil : (left...right, top...bottom)
    }

    /// The same cells without dead tiles, such as those that a glider left behind.
    public func compacted() -> TiledUniverse {
        let copy = TiledUniverse(rule: rule, generation: generation)
        forEachRow { y, x, bits in copy.setRow(bits, tileX: x >> 6, y: y) }
        return copy
    }

    /// The same plane after some generations. Dead tiles are dropped when they become many.
    func advanced(by count: Int, isCancelled: () -> Bool = { false }) -> TiledUniverse {
        var universe = self
        for _ in 0..<count {
            if isCancelled() { break }
            universe.advance()
            if universe.generation % 256 == 0, universe.tileCount > universe.compactingCount {
                universe = universe.compacted()
                universe.compactingCount = max(1024, universe.tileCount * 2)
            }
        }
        return universe
    }

    /// The number of tiles that the next generation visits.
    var activeTileCount: Int { store.listCount(of: generation & 1) }

    /// The number of tiles in the store.
    public var tileCount: Int { store.count - 1 }
}
