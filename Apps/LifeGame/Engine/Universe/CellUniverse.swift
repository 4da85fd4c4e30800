/// The rule as it is told, cell by cell: every living cell counts for its neighbours. Clear and slow; others are checked
/// against it.
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
            // A living cell without neighbours may live on, too.
            counts[cell, default: 0] += 0
            for neighbour in cell.neighbours { counts[neighbour, default: 0] += 1 }
        }
        cells = Set(counts.filter { rule.isAlive(cells.contains($0.key), neighbours: $0.value) }.keys)
        generation += 1
    }
}
