/// The tiles of a plane: 64 rows of 64 cells each, in two phases, for the even and the odd generations.
///
/// ```
/// words of tile t:      [phase 0: row 0 … row 63][phase 1: row 0 … row 63]
/// bit i of a row:       the cell i from the left
/// neighbours of tile t: NW N NE W E SW S SE, as numbers of tiles
/// ```
///
/// Tile 0 is the void: it represents every tile that doesn't exist, and is always dead.
struct TileStore: ~Copyable {
    static let wordsPerTile = 128

    private(set) var words: UnsafeMutablePointer<UInt64>
    private(set) var neighbours: UnsafeMutablePointer<Int32>
    /// The marked bands (8 rows each) of each tile; for even and for odd generations.
    private(set) var todo: UnsafeMutablePointer<UInt8>
    /// The work lists of tiles with marked bands, without duplicates; for even and for odd generations.
    private(set) var lists: UnsafeMutablePointer<Int32>
    private var listCounts = (0, 0)
    private(set) var origins: [TileOrigin] = []
    private var numbers: [TileOrigin: Int32] = [:]
    private var capacity = 256

    init() {
        words = .allocate(capacity: capacity * Self.wordsPerTile)
        neighbours = .allocate(capacity: capacity * 8)
        todo = .allocate(capacity: capacity * 2)
        lists = .allocate(capacity: capacity * 2)
        lists.initialize(repeating: 0, count: capacity * 2)
        append(TileOrigin(x: .max, y: .max))
    }

    deinit {
        words.deallocate()
        neighbours.deallocate()
        todo.deallocate()
        lists.deallocate()
    }

    /// The number of tiles, including the void.
    var count: Int { origins.count }

    func number(at origin: TileOrigin) -> Int32 { numbers[origin] ?? 0 }

    func rows(of tile: Int32, phase: Int) -> UnsafeMutablePointer<UInt64> {
        words + (Int(tile) * Self.wordsPerTile + phase * 64)
    }

    /// The tile at a position, created if necessary.
    mutating func tile(at origin: TileOrigin) -> Int32 {
        if let number = numbers[origin] { return number }
        let number = append(origin)
        numbers[origin] = number
        for direction in Direction.allCases {
            let other = numbers[origin.moved(direction)] ?? 0
            neighbours[Int(number) * 8 + direction.rawValue] = other
            if other != 0 { neighbours[Int(other) * 8 + direction.opposite.rawValue] = number }
        }
        return number
    }

    @discardableResult
    private mutating func append(_ origin: TileOrigin) -> Int32 {
        if count == capacity { grow() }
        let number = count
        origins.append(origin)
        (words + number * Self.wordsPerTile).initialize(repeating: 0, count: Self.wordsPerTile)
        (neighbours + number * 8).initialize(repeating: 0, count: 8)
        (todo + number * 2).initialize(repeating: 0, count: 2)
        return Int32(number)
    }

    /// The work list of a phase. A tile is in a list at most once, so its capacity always suffices.
    func list(of phase: Int) -> UnsafeMutablePointer<Int32> { lists + phase * capacity }

    func listCount(of phase: Int) -> Int { phase == 0 ? listCounts.0 : listCounts.1 }

    mutating func setListCount(_ count: Int, of phase: Int) {
        if phase == 0 { listCounts.0 = count } else { listCounts.1 = count }
    }

    /// Marks bands of a tile for computation in a phase.
    mutating func mark(_ tile: Int32, bands: UInt8, phase: Int) {
        let place = Int(tile) * 2 + phase
        if todo[place] == 0 {
            let count = listCount(of: phase)
            list(of: phase)[count] = tile
            setListCount(count + 1, of: phase)
        }
        todo[place] |= bands
    }

    private mutating func grow() {
        growLists()
        Self.move(&words, capacity * Self.wordsPerTile)
        Self.move(&neighbours, capacity * 8)
        Self.move(&todo, capacity * 2)
        capacity *= 2
    }

    /// The second list starts at the new capacity, so it has to move.
    private mutating func growLists() {
        let new = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 4)
        new.initialize(repeating: 0, count: capacity * 4)
        new.update(from: lists, count: capacity)
        (new + capacity * 2).update(from: lists + capacity, count: capacity)
        lists.deallocate()
        lists = new
    }

    private static func move<T>(_ old: inout UnsafeMutablePointer<T>, _ count: Int) {
        let new = UnsafeMutablePointer<T>.allocate(capacity: count * 2)
        new.moveInitialize(from: old, count: count)
        old.deallocate()
        old = new
    }
}

/// A tile's position, in units of tiles.
struct TileOrigin: Hashable {
    var x: Int32
    var y: Int32

    func moved(_ direction: Direction) -> TileOrigin {
        TileOrigin(x: x &+ direction.x, y: y &+ direction.y)
    }
}

/// The direction of a neighbor.
enum Direction: Int, CaseIterable {
    case northWest, north, northEast, west, east, southWest, south, southEast

    var opposite: Direction { Direction(rawValue: 7 - rawValue)! }
    var x: Int32 { [-1, 0, 1, -1, 1, -1, 0, 1][rawValue] }
    var y: Int32 { [-1, -1, -1, 0, 0, 1, 1, 1][rawValue] }
}
