/// Squares of 8 by 8 cells in Morton order, in which the quarters of every larger square are adjacent, so that a tree is built in
/// one pass per level.
struct LeafList {
    private struct Entry {
        /// The interleaved bits of both coordinates; those of `y` are the higher ones.
        var code: UInt64
        var cells: UInt64
    }

    private var entries: [Entry] = []
    /// Coordinates of leaves have 32 bits.
    static let rootLevel = HashNode.leafLevel + 32

    var isEmpty: Bool { entries.isEmpty }

    /// Adds 64 cells of a row; the lowest bit is the cell at `x`, a multiple of 64.
    mutating func add(_ bits: UInt64, x: Int, y: Int) {
        for part in 0..<8 where bits >> UInt64(part * 8) & 0xFF != 0 {
            let cells = (bits >> UInt64(part * 8) & 0xFF) << UInt64((y & 7) * 8)
            let code = Self.spread(x >> 3 + part) | Self.spread(y >> 3) << 1
            if let last = entries.last, last.code == code {
                entries[entries.count - 1].cells |= cells
            } else {
                entries.append(Entry(code: code, cells: cells))
            }
        }
    }

    /// The lower 32 bits, shifted so that the origin is in the middle, with a zero bit between each two.
    private static func spread(_ place: Int) -> UInt64 {
        var bits = UInt64(truncatingIfNeeded: place &+ 1 << 31) & 0xFFFF_FFFF
        bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
        bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        return (bits | bits << 1) & 0x5555_5555_5555_5555
    }

    /// Builds the tree, whose root has `rootLevel`; the origin is at its center. Empties the list.
    mutating func root(in pool: inout NodePool) throws(HashLifeError) -> UInt32 {
        entries.sort { $0.code < $1.code }
        var squares: [(code: UInt64, number: UInt32)] = []
        var place = 0
        while place < entries.count {
            let code = entries[place].code
            var cells: UInt64 = 0
            while place < entries.count, entries[place].code == code {
                cells |= entries[place].cells
                place += 1
            }
            squares.append((code, try pool.leaf(cells)))
        }
        entries = []
        for level in HashNode.leafLevel..<Self.rootLevel { try join(&squares, pool.empties[level], in: &pool) }
        return squares[0].number
    }

    private func join(
        _ squares: inout [(code: UInt64, number: UInt32)], _ empty: UInt32, in pool: inout NodePool
    ) throws(HashLifeError) {
        var (read, written) = (0, 0)
        while read < squares.count {
            let code = squares[read].code >> 2
            var parts = (empty, empty, empty, empty)
            while read < squares.count, squares[read].code >> 2 == code {
                switch squares[read].code & 3 {
                case 0: parts.0 = squares[read].number
                case 1: parts.1 = squares[read].number
                case 2: parts.2 = squares[read].number
                default: parts.3 = squares[read].number
                }
                read += 1
            }
            squares[written] = (code, try pool.node(parts.0, parts.1, parts.2, parts.3))
            written += 1
        }
        squares.removeLast(squares.count - written)
    }
}
