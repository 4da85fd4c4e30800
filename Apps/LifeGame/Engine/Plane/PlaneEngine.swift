/// The algorithm that computes a plane: tiles of bits for patterns in which everything changes, HashLife for those too large for
/// tiles, and for jumps.
enum PlaneEngine {
    case tiles(TiledUniverse)
    case hashed(HashedUniverse)

    /// - Throws: `HashLifeError.outOfMemory` if a pattern has too many different squares.
    init(_ pattern: Pattern) throws(HashLifeError) {
        self = pattern.isListed ? .tiles(pattern.universe()) : .hashed(try HashedUniverse(pattern))
    }

    var generation: Int {
        switch self {
        case .tiles(let tiles): tiles.generation
        case .hashed(let hashed): hashed.generation
        }
    }

    var population: Int {
        switch self {
        case .tiles(let tiles): tiles.population
        case .hashed(let hashed): hashed.population
        }
    }

    var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        switch self {
        case .tiles(let tiles): tiles.bounds
        case .hashed(let hashed): hashed.bounds
        }
    }

    func pattern(name: String) -> Pattern {
        switch self {
        case .tiles(let tiles): Pattern(name: name, rule: tiles.rule, cells: tiles.liveCells)
        case .hashed(let hashed): Pattern(name: name, rule: hashed.rule, macrocell: hashed.macrocell)
        }
    }

    /// A cell beyond the range of listed patterns switches the plane to HashLife.
    mutating func toggle(_ cell: CellIndex) throws(HashLifeError) {
        let reach = -Pattern.coordinateMax...Pattern.coordinateMax
        if case .tiles(let tiles) = self, !reach.contains(cell.x) || !reach.contains(cell.y) {
            self = .hashed(try HashedUniverse(tiles))
        }
        switch self {
        case .tiles(let tiles): tiles[cell].toggle()
        case .hashed(let hashed): try hashed.set(cell, alive: !hashed.isAlive(cell))
        }
    }

    func picture(x: ClosedRange<Int>, y: ClosedRange<Int>, blockSide: Int) -> PlanePicture {
        switch self {
        case .tiles(let tiles): PlanePicture(of: tiles, x: x, y: y, blockSide: blockSide)
        case .hashed(let hashed): PlanePicture(of: hashed, x: x, y: y, blockSide: blockSide)
        }
    }

    /// The same plane in tiles, which advance single generations faster, if there are few enough.
    var settled: PlaneEngine {
        guard case .hashed(let hashed) = self, hashed.population <= 1 << 18, let tiles = hashed.tiled() else {
            return self
        }
        return .tiles(tiles)
    }
}
