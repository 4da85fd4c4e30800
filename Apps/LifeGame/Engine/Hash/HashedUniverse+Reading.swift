extension HashedUniverse: CellSource {
    /// The number of living cells; `Int.max` if there are more.
    public var population: Int { pool.population(of: root) }

    /// The living cells, in reading order: only for planes with not too many.
    public var liveCells: [CellIndex] {
        var cells: [CellIndex] = []
        forEachRow(x: -(1 << 61)...(1 << 61), y: -(1 << 61)...(1 << 61)) { y, x, bits in
            var left = bits
            while left != 0 {
                cells.append(CellIndex(x: x + left.trailingZeroBitCount, y: y))
                left &= left - 1
            }
        }
        return cells.sorted()
    }

    public func forEachRow(
        x: ClosedRange<Int>, y: ClosedRange<Int>, _ body: (_ y: Int, _ x: Int, _ bits: UInt64) -> Void
    ) {
        visit(level: Self.leastLevel - 1, x: x, y: y) { number, left, top in
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { rows in
                rows.initialize(repeating: 0)
                pool.copy(number, HashNode.leafLevel + 3, x: 0, y: 0, to: rows)
                for row in 0..<64 where rows[row] != 0 { body(top + row, left, rows[row]) }
            }
        }
    }

    public func forEachBlock(
        side: Int, x: ClosedRange<Int>, y: ClosedRange<Int>, _ body: (_ x: Int, _ y: Int, _ alive: Int) -> Void
    ) {
        let level = max(side.trailingZeroBitCount, Self.leastLevel - 1)
        while self.level <= level, (try? grow()) != nil {}
        visit(level: level, x: x, y: y) { number, left, top in body(left, top, pool.population(of: number)) }
    }

    /// Visits the squares of a level that have living cells and intersect a rectangle, with the positions of their upper left
    /// cells.
    private func visit(
        level least: Int, x: ClosedRange<Int>, y: ClosedRange<Int>, _ body: (UInt32, _ left: Int, _ top: Int) -> Void
    ) {
        func visit(_ number: UInt32, _ level: Int, _ left: Int, _ top: Int) {
            let last = (1 << level) - 1
            guard number != pool.empties[level], left <= x.upperBound, left + last >= x.lowerBound,
                top <= y.upperBound, top + last >= y.lowerBound
            else { return }
            if level <= least { return body(number, left, top) }
            let (node, half) = (pool.nodes[Int(number)], 1 << (level - 1))
            visit(node.northWest, level - 1, left, top)
            visit(node.northEast, level - 1, left + half, top)
            visit(node.southWest, level - 1, left, top + half)
            visit(node.southEast, level - 1, left + half, top + half)
        }
        visit(root, level, -(1 << (level - 1)), -(1 << (level - 1)))
    }

    /// The bounding box of the living cells; nil if there are none.
    public var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? { macrocell.bounds }

    /// The plane's squares in the form of a macrocell file.
    public var macrocell: Macrocell {
        var (squares, places): ([Macrocell.Square], [UInt32: UInt32]) = ([], [:])
        func add(_ number: UInt32, _ level: Int) -> UInt32 {
            if number == pool.empties[level] { return 0 }
            if let place = places[number] { return place }
            let node = pool.nodes[Int(number)]
            if level == HashNode.leafLevel {
                squares.append(Macrocell.Square(cells: node.cells))
            } else {
                let (nw, ne) = (add(node.northWest, level - 1), add(node.northEast, level - 1))
                let (sw, se) = (add(node.southWest, level - 1), add(node.southEast, level - 1))
                squares.append(Macrocell.Square(level: UInt8(level), nw, ne, sw, se))
            }
            places[number] = UInt32(squares.count)
            return UInt32(squares.count)
        }
        _ = add(root, level)
        return Macrocell(squares)
    }

    /// The same plane in tiles, if it isn't too large for that.
    public func tiled() -> TiledUniverse? {
        guard population <= Pattern.cellCountMax, level <= 32 else { return nil }
        let universe = TiledUniverse(rule: rule, generation: generation)
        forEachRow(x: -(1 << 32)...(1 << 32), y: -(1 << 32)...(1 << 32)) { y, x, bits in
            universe.setRow(bits, tileX: x >> 6, y: y)
        }
        return universe
    }
}

extension NodePool {
    /// The number of living cells, which each node caches; `Int.max` if there are more.
    func population(of number: UInt32) -> Int {
        let node = nodes + Int(number)
        if node.pointee.isLeaf { return node.pointee.cells.nonzeroBitCount }
        if node.pointee.population >= 0 { return node.pointee.population }
        let sum = population(of: node.pointee.northWest).addingSaturated(population(of: node.pointee.northEast))
            .addingSaturated(population(of: node.pointee.southWest))
            .addingSaturated(population(of: node.pointee.southEast))
        node.pointee.population = sum
        return sum
    }

    /// Copies a square's cells into 64 rows.
    fileprivate func copy(_ number: UInt32, _ level: Int, x: Int, y: Int, to rows: UnsafeMutableBufferPointer<UInt64>) {
        let (node, half) = (nodes[Int(number)], 1 << (level - 1))
        if level == HashNode.leafLevel {
            for row in 0..<8 { rows[y + row] |= (node.cells >> UInt64(row * 8) & 0xFF) << UInt64(x) }
            return
        }
        copy(node.northWest, level - 1, x: x, y: y, to: rows)
        copy(node.northEast, level - 1, x: x + half, y: y, to: rows)
        copy(node.southWest, level - 1, x: x, y: y + half, to: rows)
        copy(node.southEast, level - 1, x: x + half, y: y + half, to: rows)
    }
}

extension Int {
    /// The sum of two nonnegative numbers, saturated.
    func addingSaturated(_ other: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }
}
