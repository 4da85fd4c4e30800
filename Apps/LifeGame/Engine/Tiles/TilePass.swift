import LifeKernels

/// One generation's pass over the tiles, on raw pointers: no bounds checks or reference counting per tile.
struct TilePass {
    private var words: UnsafeMutablePointer<UInt64>
    private var neighbours: UnsafeMutablePointer<Int32>
    private var todo: UnsafeMutablePointer<UInt8>
    /// The tiles to compute.
    private(set) var work: UnsafeMutablePointer<Int32>
    private var next: UnsafeMutablePointer<Int32>
    /// The number of tiles on the next generation's work list.
    private(set) var nextCount: Int
    private let phase: Int

    init(_ store: borrowing TileStore, phase: Int) {
        (words, neighbours, todo) = (store.words, store.neighbours, store.todo)
        (work, next) = (store.list(of: phase), store.list(of: phase ^ 1))
        nextCount = store.listCount(of: phase ^ 1)
        self.phase = phase
    }

    /// Reloads the pointers, after a tile was created.
    mutating func renew(_ store: borrowing TileStore) {
        (words, neighbours, todo) = (store.words, store.neighbours, store.todo)
        (work, next) = (store.list(of: phase), store.list(of: phase ^ 1))
    }

    /// Computes a tile's marked bands into its other phase. The change is relative to that phase's old content, two
    /// generations before.
    @inline(__always)
    mutating func compute(_ tile: Int32, _ rule: Rule) -> TileChange {
        let bands = todo[Int(tile) * 2 + phase]
        todo[Int(tile) * 2 + phase] = 0
        let change = life_compute(
            words, neighbours + Int(tile) * 8, tile, Int32(phase), bands, rule.birth, rule.survival)
        return TileChange(
            bands: UInt8(truncatingIfNeeded: change), west: UInt8(truncatingIfNeeded: change >> 8),
            east: UInt8(truncatingIfNeeded: change >> 16))
    }

    /// Marks everything that a change affects for the next generation. Returns the directions in which an affected neighbor
    /// doesn't exist.
    @inline(__always)
    mutating func spread(_ change: TileChange, from tile: Int32) -> UInt8 {
        if change.bands == 0 { return 0 }
        mark(tile, bands: change.bands.spread)
        if change.bands & 0x81 | change.west | change.east == 0 { return 0 }
        let around = neighbours + Int(tile) * 8
        var missing: UInt8 = 0
        for direction in 0..<8 {
            let bands = change.reach(direction)
            if bands == 0 { continue }
            if around[direction] == 0 {
                missing |= 1 << UInt8(direction)
            } else {
                mark(around[direction], bands: bands)
            }
        }
        return missing
    }

    @inline(__always)
    mutating func mark(_ tile: Int32, bands: UInt8) {
        let place = Int(tile) * 2 + (phase ^ 1)
        if todo[place] == 0 {
            next[nextCount] = tile
            nextCount &+= 1
        }
        todo[place] |= bands
    }
}

/// Where a tile differs from two generations before, as one bit for each of the eight bands.
struct TileChange {
    var bands: UInt8 = 0
    /// Bands in which the first column differs.
    var west: UInt8 = 0
    /// Bands in which the last column differs.
    var east: UInt8 = 0

    static let everywhere = TileChange(bands: .max, west: .max, east: .max)

    /// The bands of the neighbor in a direction that the change affects.
    @inline(__always)
    func reach(_ direction: Int) -> UInt8 {
        switch direction {
        case 0: west << 7
        case 1: bands << 7
        case 2: east << 7
        case 3: west.spread
        case 4: east.spread
        case 5: west >> 7
        case 6: bands >> 7
        default: east >> 7
        }
    }

    func reach(_ direction: Direction) -> UInt8 { reach(direction.rawValue) }
}

extension UInt8 {
    /// These bands, and the bands above and below.
    fileprivate var spread: UInt8 { self | self << 1 | self >> 1 }
}
