/// Editing single cells, and creating planes from cells.
extension HashedUniverse {
    public func isAlive(_ cell: CellIndex) -> Bool {
        let half = 1 << (level - 1)
        guard (-half..<half).contains(cell.x), (-half..<half).contains(cell.y) else { return false }
        var (number, level, x, y) = (root, level, cell.x + half, cell.y + half)
        while level > HashNode.leafLevel {
            let (node, half) = (pool.nodes[Int(number)], 1 << (level - 1))
            switch (y < half, x < half) {
            case (true, true): number = node.northWest
            case (true, false): number = node.northEast
            case (false, true): number = node.southWest
            case (false, false): number = node.southEast
            }
            (level, x, y) = (level - 1, x & (half - 1), y & (half - 1))
        }
        return pool.nodes[Int(number)].cells >> UInt64(y * 8 + x) & 1 != 0
    }

    /// Sets a cell alive or dead.
    public func set(_ cell: CellIndex, alive: Bool) throws(HashLifeError) {
        keepOnlyRoot()
        pool.makeRoom()
        func isOutside(_ place: Int) -> Bool { place < -(1 << (level - 1)) || place >= 1 << (level - 1) }
        while isOutside(cell.x) || isOutside(cell.y) { try grow() }
        let half = 1 << (level - 1)
        root = try pool.setting(root, level, x: cell.x + half, y: cell.y + half, alive)
        keepOnlyRoot()
    }

    /// A plane with the cells of a pattern.
    ///
    /// - Throws: `HashLifeError.outOfMemory`.
    public convenience init(_ pattern: Pattern, memory: Int = standardMemory) throws(HashLifeError) {
        self.init(rule: pattern.rule, memory: memory)
        if let macrocell = pattern.macrocell, macrocell.level > HashNode.leafLevel {
            try build(macrocell)
        } else {
            var leaves = LeafList()
            for cell in pattern.cells { leaves.add(1 << UInt64(cell.x & 63), x: cell.x & ~63, y: cell.y) }
            try build(&leaves)
        }
    }

    /// A plane with the cells and the generation of another one.
    public convenience init(
        _ universe: TiledUniverse, memory: Int = standardMemory
    ) throws(HashLifeError) {
        self.init(rule: universe.rule, generation: universe.generation, memory: memory)
        var leaves = LeafList()
        universe.forEachRow { y, x, bits in leaves.add(bits, x: x, y: y) }
        try build(&leaves)
    }

    private func build(_ leaves: inout LeafList) throws(HashLifeError) {
        guard !leaves.isEmpty else { return }
        (root, level) = (try leaves.root(in: &pool), LeafList.rootLevel)
        try shrinkAll()
    }

    private func build(_ macrocell: Macrocell) throws(HashLifeError) {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(macrocell.squares.count)
        for square in macrocell.squares {
            let level = Int(square.level)
            func part(_ place: UInt32) -> UInt32 {
                place == 0 ? pool.empties[level - 1] : numbers[Int(place) - 1]
            }
            numbers.append(
                level == HashNode.leafLevel
                    ? try pool.leaf(square.cells)
                    : try pool.node(
                        part(square.northWest), part(square.northEast), part(square.southWest), part(square.southEast))
            )
        }
        (root, level) = (numbers.last ?? root, macrocell.level)
        keepOnlyRoot()
        while level < Self.leastLevel { try grow() }
    }
}

extension NodePool {
    /// Takes more memory if there is room for few further nodes, or else frees unused ones, so that an edit has enough.
    mutating func makeRoom() {
        while room < 1024 {
            guard takeMore() else { return collect() }
        }
    }

    fileprivate mutating func setting(
        _ number: UInt32, _ level: Int, x: Int, y: Int, _ alive: Bool
    ) throws(HashLifeError) -> UInt32 {
        let (node, half) = (nodes[Int(number)], 1 << (level - 1))
        if level == HashNode.leafLevel {
            let bit: UInt64 = 1 << UInt64(y * 8 + x)
            return try leaf(alive ? node.cells | bit : node.cells & ~bit)
        }
        var (nw, ne, sw, se) = (node.northWest, node.northEast, node.southWest, node.southEast)
        let (below, innerX, innerY) = (level - 1, x & (half - 1), y & (half - 1))
        switch (y < half, x < half) {
        case (true, true): nw = try setting(nw, below, x: innerX, y: innerY, alive)
        case (true, false): ne = try setting(ne, below, x: innerX, y: innerY, alive)
        case (false, true): sw = try setting(sw, below, x: innerX, y: innerY, alive)
        case (false, false): se = try setting(se, below, x: innerX, y: innerY, alive)
        }
        return try self.node(nw, ne, sw, se)
    }
}
