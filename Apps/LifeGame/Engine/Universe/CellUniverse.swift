/// The reference implementation: every living cell adds to its neighbors' counts. Simple and slow; other engines are
/// tested against it.
public struct CellUniverse: Universe, Sendable {
    public let rule: Rule
    public private(set) var generation = 0
    private var cells: Set<CellIndex> = []

    public init(rule: Rule) { self.rule = rule }

    public var population: Int { cells.count }
    public var liveCells: [CellIndex] { cells.sorted() }

    public subscript(cell: CellIndex) -> Bool {
        get { cells.contains(cell) }
        set { if newValue { cells.insert(cell) } else { cells.remove(cell) } }
    }

    public mutating func advance() {
        var counts: [CellIndex: Int] = [:]
        for cell in cells {
            // Adds an entry for the cell itself: without neighbors it may survive, too.
            counts[cell, default: 0] += 0
            for neighbour in cell.neighbours { counts[neighbour, default: 0] += 1 }
        }
        cells = Set(counts.filter { rule.isAlive(cells.contains($0.key), neighbours: $0.value) }.keys)
        generation += 1
    }
}
