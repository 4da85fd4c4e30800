/// An unbounded plane in tiles of 64 by 64 cells, computed 512 cells at a time, and only where something changes.
///
/// Each tile keeps its last two generations. A band of eight rows is computed only if something in its neighborhood
/// differs from two generations before; otherwise the old content is already the result. So still lifes and oscillators
/// of period 2 cost nothing.
public final class TiledUniverse: Universe {
    public let rule: Rule
    public private(set) var generation = 0
    var store = TileStore()
    /// Tiles that were edited: the comparison with two generations before is invalid for them.
    private var edited: Set<Int32> = []
    /// With more tiles than this, `advanced(by:)` drops dead ones.
    var compactingCount = 1024

    public convenience init(rule: Rule = .life) { self.init(rule: rule, generation: 0) }

    init(rule: Rule, generation: Int) {
        (self.rule, self.generation) = (rule, generation)
    }

    private var phase: Int { generation & 1 }

    /// The range in which cells can be set: well within the 32 bits of tile and leaf coordinates.
    static let reach = -(1 << 33)..<(1 << 33)

    static func reaches(_ cell: CellIndex) -> Bool { reach.contains(cell.x) && reach.contains(cell.y) }

    /// Whether a cell is alive. Cells out of range are dead, and must not be set alive.
    public subscript(cell: CellIndex) -> Bool {
        get {
            guard Self.reaches(cell) else { return false }
            let tile = store.number(at: cell.tileOrigin)
            return store.rows(of: tile, phase: phase)[cell.y & 63] >> UInt64(cell.x & 63) & 1 != 0
        }
        set {
            guard self[cell] != newValue else { return }
            precondition(Self.reaches(cell), "tiles don't reach \(cell)")
            let tile = store.tile(at: cell.tileOrigin)
            store.rows(of: tile, phase: phase)[cell.y & 63] ^= 1 << UInt64(cell.x & 63)
            touch(tile)
        }
    }

    /// Sets 64 cells of a row; the lowest bit is the cell at a multiple of 64.
    public func setRow(_ bits: UInt64, tileX: Int, y: Int) {
        let tile = store.tile(at: CellIndex(x: tileX * 64, y: y).tileOrigin)
        store.rows(of: tile, phase: phase)[y & 63] = bits
        touch(tile)
    }

    /// Forces an edited tile and its neighbors to be computed completely, for two generations.
    private func touch(_ tile: Int32) {
        guard edited.insert(tile).inserted else { return }
        let origin = store.origins[Int(tile)]
        store.mark(tile, bands: .max, phase: phase)
        for direction in Direction.allCases {
            store.mark(store.tile(at: origin.moved(direction)), bands: .max, phase: phase)
        }
    }

    public func advance() {
        var pass = TilePass(store, phase: phase)
        let count = store.listCount(of: phase)
        for place in 0..<count {
            let tile = pass.work[place]
            var change = pass.compute(tile, rule)
            if !edited.isEmpty, edited.contains(tile) { change = .everywhere }
            let missing = pass.spread(change, from: tile)
            if missing != 0 { make(missing, beside: tile, change, &pass) }
        }
        store.setListCount(0, of: phase)
        store.setListCount(pass.nextCount, of: phase ^ 1)
        edited.removeAll(keepingCapacity: true)
        generation += 1
    }

    /// Creates missing neighbors that the tile's living edge cells affect, and marks their affected bands.
    ///
    /// - Parameter missing: Bit n is set for direction n.
    private func make(_ missing: UInt8, beside tile: Int32, _ change: TileChange, _ pass: inout TilePass) {
        for direction in Direction.allCases where missing >> UInt8(direction.rawValue) & 1 != 0 {
            guard isAlive(alongThe: direction, of: tile) else { continue }
            let other = store.tile(at: store.origins[Int(tile)].moved(direction))
            pass.renew(store)
            pass.mark(other, bands: change.reach(direction))
        }
    }

    /// Whether any cell of the new generation is alive at an edge of the tile.
    private func isAlive(alongThe direction: Direction, of tile: Int32) -> Bool {
        let rows = store.rows(of: tile, phase: phase ^ 1)
        let column: UInt64 =
            switch direction.x {
            case -1: 1
            case 1: 1 << 63
            default: .max
            }
        switch direction.y {
        case -1: return rows[0] & column != 0
        case 1: return rows[63] & column != 0
        default: return (0..<64).contains { rows[$0] & column != 0 }
        }
    }
}

extension CellIndex {
    var tileOrigin: TileOrigin {
        TileOrigin(x: Int32(truncatingIfNeeded: x >> 6), y: Int32(truncatingIfNeeded: y >> 6))
    }
}
