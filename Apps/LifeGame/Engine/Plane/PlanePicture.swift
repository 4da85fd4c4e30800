/// A picture of a part of the plane: runs of cells, or of square blocks of cells if single ones would be too small.
public struct PlanePicture: Equatable, Sendable {
    /// Adjacent blocks with the same density.
    public struct Run: Hashable, Sendable {
        /// The position of the first cell.
        public let x: Int
        public let y: Int
        /// The number of blocks.
        public let count: Int
    }

    /// The number of density levels.
    public static let levelCount = 3

    /// The side of a block in cells, a power of two.
    public let blockSide: Int
    /// The runs of each density level, the sparsest first. If blocks are single cells, all runs are in the last level.
    public private(set) var levels: [[Run]] = Array(repeating: [], count: levelCount)

    public init() { blockSide = 1 }

    /// Reads a rectangle of a plane. Traps if a block's side isn't a power of two.
    public init(of source: some CellSource, x: ClosedRange<Int>, y: ClosedRange<Int>, blockSide: Int) {
        precondition(blockSide > 0 && blockSide.nonzeroBitCount == 1, "no block has \(blockSide) cells a side")
        self.blockSide = blockSide
        if blockSide <= 64 { readRows(of: source, x, y) } else { readBlocks(of: source, x, y) }
    }

    private mutating func readRows(of source: some CellSource, _ x: ClosedRange<Int>, _ y: ClosedRange<Int>) {
        var lines: [Int: [Int: BlockLine]] = [:]
        source.forEachRow(x: x, y: y) { row, column, bits in
            let line = row & ~(blockSide - 1)
            lines[line, default: [:]][column, default: BlockLine()].add(bits, blockSide)
        }
        for (line, words) in lines.sorted(by: { $0.key < $1.key }) { addRuns(line, words) }
    }

    /// Blocks that are larger than a tile.
    private mutating func readBlocks(of source: some CellSource, _ x: ClosedRange<Int>, _ y: ClosedRange<Int>) {
        var blocks: [(corner: CellIndex, level: Int)] = []
        source.forEachBlock(side: blockSide, x: x, y: y) { x, y, alive in
            blocks.append((CellIndex(x: x, y: y), fullness(alive)))
        }
        blocks.sort { $0.corner < $1.corner }
        var place = 0
        while place < blocks.count {
            let (corner, level) = blocks[place]
            var count = 0
            while place < blocks.count, blocks[place].level == level,
                blocks[place].corner == CellIndex(x: corner.x + count * blockSide, y: corner.y)
            {
                (count, place) = (count + 1, place + 1)
            }
            levels[level].append(Run(x: corner.x, y: corner.y, count: count))
        }
    }

    /// How many runs there are to draw.
    public var runCount: Int { levels.reduce(0) { $0 + $1.count } }

    private mutating func addRuns(_ line: Int, _ words: [Int: BlockLine]) {
        var (start, end, level) = (0, 0, -1)
        func run() -> Run { Run(x: start, y: line, count: (end - start) / blockSide) }
        for (column, word) in words.sorted(by: { $0.key < $1.key }) {
            for block in 0..<(64 / blockSide) {
                let alive = Int(word.counts[block])
                guard alive > 0 else { continue }
                let place = column + block * blockSide
                let next = fullness(alive)
                if place != end || next != level {
                    if level >= 0 { levels[level].append(run()) }
                    (start, level) = (place, next)
                }
                end = place + blockSide
            }
        }
        if level >= 0 { levels[level].append(run()) }
    }

    /// Three eighths or more count as full density, which is the density of soups.
    private func fullness(_ alive: Int) -> Int {
        if blockSide == 1 { return Self.levelCount - 1 }
        let full = max(1, Double(blockSide) * Double(blockSide) * 3 / 8)
        return Int(min(Double(Self.levelCount - 1), Double(alive) * Double(Self.levelCount) / (full + 1)))
    }
}

/// The number of living cells in each block of a 64-cell line.
private struct BlockLine {
    var counts = [UInt16](repeating: 0, count: 64)

    mutating func add(_ bits: UInt64, _ side: Int) {
        let mask: UInt64 = side == 64 ? .max : (1 << UInt64(side)) - 1
        for block in 0..<(64 / side) {
            counts[block] += UInt16((bits >> UInt64(block * side) & mask).nonzeroBitCount)
        }
    }
}
