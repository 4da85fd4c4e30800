/// Random cells. The same seed gives the same cells on every machine.
public struct Soup: Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    /// Sixty-four random bits (SplitMix64).
    private mutating func bits() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// Sixty-four cells, each alive with a probability of three eighths.
    private mutating func threeEighths() -> UInt64 {
        // A bit of `a & (b | c)` is set with a probability of 1/2 · 3/4.
        let (a, b, c) = (bits(), bits(), bits())
        return a & (b | c)
    }

    /// Fills a square with random cells, 37.5 % of them alive. Its side must be a multiple of 64.
    public mutating func fill(_ universe: TiledUniverse, side: Int) {
        precondition(side > 0 && side % 64 == 0, "a soup's side of \(side) is no multiple of 64")
        for y in 0..<side {
            for tile in 0..<(side / 64) { universe.setRow(threeEighths(), tileX: tile, y: y) }
        }
    }
}

extension Soup {
    /// The cells of a random square. Its side must be a multiple of 64.
    public static func cells(side: Int, seed: UInt64) -> [CellIndex] {
        let universe = TiledUniverse()
        var soup = Soup(seed: seed)
        soup.fill(universe, side: side)
        return universe.liveCells
    }
}
