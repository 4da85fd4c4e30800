import Foundation

/// Living cells and the rule that they are meant for, as files have them.
public struct Pattern: Hashable, Sendable {
    /// More than any file of a pattern needs: what says otherwise is not read.
    public static let byteCountMax = 64 << 20
    public static let cellCountMax = 8_000_000
    /// No cell may be farther from the middle.
    public static let coordinateMax = 1 << 30

    public var name: String
    public var rule: Rule
    /// Line by line, each cell once.
    public private(set) var cells: [CellIndex]

    public init(name: String = "", rule: Rule = .life, cells: some Sequence<CellIndex>) {
        self.name = name
        self.rule = rule
        self.cells = Set(cells).sorted()
    }

    /// Cells that are known to be in order, each once.
    init(name: String, rule: Rule, inOrder cells: [CellIndex]) {
        (self.name, self.rule, self.cells) = (name, rule, cells)
    }

    /// Reads a file in one of the formats that Golly knows: RLE, plaintext, Life 1.05 and 1.06, MCell and macrocell, also
    /// packed by gzip.
    ///
    /// - Throws: `PatternError`, which says what is wrong where.
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

    /// A plane in which the pattern lives.
    public func universe() -> TiledUniverse {
        let universe = TiledUniverse(rule: rule)
        // Neighbours in a row are set together.
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

    /// The least rectangle around the cells; nil where there are none.
    public var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        guard let first = cells.first, let last = cells.last else { return nil }
        let columns = cells.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
        return (columns.0...columns.1, first.y...last.y)
    }

    /// The same cells, moved.
    public func moved(x: Int, y: Int) -> Pattern {
        Pattern(name: name, rule: rule, inOrder: cells.map { CellIndex(x: $0.x + x, y: $0.y + y) })
    }
}
