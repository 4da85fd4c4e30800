/// What a part of the plane looks like: runs of cells, or of square blocks of cells where single ones would be too small.
public struct PlanePicture: Equatable, Sendable {
    /// Blocks side by side that are equally full.
    public struct Run: Hashable, Sendable {
        /// The place of the first cell.
        public let x: Int
        public let y: Int
        /// In blocks.
        public let count: Int
    }

    /// How full a block is has so many steps.
    public static let levelCount = 3

    /// How many cells a block has along a side: 1, 2, 4 … 64.
    public let blockSide: Int
    /// The runs of each step of fullness, the emptiest first. Where blocks are cells, all are in the last.
    public private(set) var levels: [[Run]] = Array(repeating: [], count: levelCount)

    public init() { blockSide = 1 }

    /// Looks at the tiles that touch a rectangle. Traps where a block's side is no power of two up to 64.
    public init(of universe: TiledUniverse, x: ClosedRange<Int>, y: ClosedRange<Int>, blockSide: Int) {
        precondition(
            blockSide > 0 && blockSide <= 64 && blockSide.nonzeroBitCount == 1, "no block has \(blockSide) cells a side"
        )
        self.blockSide = blockSide
        var lines: [Int: [Int: BlockLine]] = [:]
        universe.forEachRow(x: x, y: y) { row, column, bits in
            let line = row & ~(blockSide - 1)
            lines[line, default: [:]][column, default: BlockLine()].add(bits, blockSide)
        }
        for (line, words) in lines.sorted(by: { $0.key < $1.key }) { addRuns(line, words) }
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

    /// A block is full from three eighths on, which is as full as soups are.
    private func fullness(_ alive: Int) -> Int {
        if blockSide == 1 { return Self.levelCount - 1 }
        let full = max(1, blockSide * blockSide * 3 / 8)
        return min(Self.levelCount - 1, alive * Self.levelCount / (full + 1))
    }
}

/// How many cells live in each block of 64 cells' width.
private struct BlockLine {
    var counts = [UInt16](repeating: 0, count: 64)

    mutating func add(_ bits: UInt64, _ side: Int) {
        let mask: UInt64 = side == 64 ? .max : (1 << UInt64(side)) - 1
        for block in 0..<(64 / side) {
            counts[block] += UInt16((bits >> UInt64(block * side) & mask).nonzeroBitCount)
        }
    }
}
