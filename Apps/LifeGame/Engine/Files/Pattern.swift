import Foundation

/// Living cells and their rule, as stored in pattern files.
public struct Pattern: Hashable, Sendable {
    /// The largest file that is read; real pattern files are smaller.
    public static let byteCountMax = 64 << 20
    public static let cellCountMax = 8_000_000
    /// The largest distance of a cell from the origin, along each axis.
    public static let coordinateMax = 1 << 30

    public var name: String
    public var rule: Rule
    /// In reading order, without duplicates; empty if there are too many for a list, or some are too far out (`macrocell`).
    public private(set) var cells: [CellIndex]
    /// The squares of a macrocell file, or of a plane that HashLife computes; nil for other patterns.
    public private(set) var macrocell: Macrocell?

    public init(name: String = "", rule: Rule = .life, cells: some Sequence<CellIndex>) {
        self.name = name
        self.rule = rule
        self.cells = Set(cells).sorted()
    }

    /// Cells that are known to be sorted and unique.
    init(name: String, rule: Rule, inOrder cells: [CellIndex]) {
        (self.name, self.rule, self.cells) = (name, rule, cells)
    }

    /// The squares and their cells, or only the squares if there are too many cells, or cells too far out.
    init(name: String, rule: Rule, macrocell: Macrocell) {
        (self.name, self.rule, self.macrocell, cells) = (name, rule, macrocell, [])
        guard macrocell.population <= Self.squaresCellCountMax, let bounds = macrocell.bounds else { return }
        let reach = -Self.coordinateMax...Self.coordinateMax
        guard
            [bounds.x.lowerBound, bounds.x.upperBound, bounds.y.lowerBound, bounds.y.upperBound].allSatisfy(
                reach.contains)
        else { return }
        macrocell.forEachLeaf { x, y, square in
            for place in 0..<64 where square >> UInt64(place) & 1 != 0 {
                cells.append(CellIndex(x: x + place % 8, y: y + place / 8))
            }
        }
        cells.sort()
    }

    /// If squares have more cells than this, the cells aren't listed: planes can be made from the squares.
    private static let squaresCellCountMax = 1 << 20

    /// The number of living cells.
    public var population: Int { macrocell?.population ?? cells.count }

    /// Whether `cells` contains all cells.
    public var isListed: Bool { cells.count == population }

    /// Reads a file in one of Golly's formats: RLE, plaintext, Life 1.05 and 1.06, MCell and macrocell, optionally compressed
    /// with gzip.
    ///
    /// - Throws: `PatternError`, with the problem and its position.
    public init(data: Data, name: String = "") throws(PatternError) {
        let file = try PatternFile(data)
        switch file.format {
        case .coordinates: self = try CoordinateFormat.pattern(in: file.data, name: name)
        case .blocks: self = try BlockFormat.pattern(in: file.data, name: name)
        case .drawing: self = try DrawingFormat.pattern(in: file.data, name: name)
        case .mcell: self = try MCellFormat.pattern(in: file.data, name: name)
        case .macrocell: self = try MacrocellFormat.pattern(in: file.data, name: name)
        case .runs: self = try RunLengthFormat.pattern(in: file.data, name: name)
        }
    }

    /// A plane with the pattern.
    public func universe() -> TiledUniverse {
        let universe = TiledUniverse(rule: rule)
        // Groups the neighboring cells of a row into one write.
        var (tile, y, bits) = (0, 0, UInt64(0))
        for cell in cells {
            if bits != 0, cell.y != y || cell.x >> 6 != tile {
                universe.setRow(bits, tileX: tile, y: y)
                bits = 0
            }
            (tile, y) = (cell.x >> 6, cell.y)
            bits |= 1 << UInt64(cell.x & 63)
        }
        if bits != 0 { universe.setRow(bits, tileX: tile, y: y) }
        return universe
    }

    /// The bounding box of the cells; nil if there are none.
    public var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        guard let first = cells.first, let last = cells.last else { return macrocell?.bounds }
        let columns = cells.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
        return (columns.0...columns.1, first.y...last.y)
    }

    /// The same cells, translated.
    public func moved(x: Int, y: Int) -> Pattern {
        Pattern(name: name, rule: rule, inOrder: cells.map { CellIndex(x: $0.x + x, y: $0.y + y) })
    }
}
