/// A plane of cells that lives by a rule. What computes it is behind this: each engine gives the same generations.
public protocol Universe {
    /// The rule it lives by.
    var rule: Rule { get }
    /// How many generations have passed.
    var generation: Int { get }
    /// How many cells are alive.
    var population: Int { get }
    /// The living cells, line by line.
    var liveCells: [CellIndex] { get }

    init(rule: Rule)

    subscript(cell: CellIndex) -> Bool { get set }

    /// Lets one generation pass.
    mutating func advance()
}

extension Universe {
    /// A universe in which these cells are alive.
    public init(rule: Rule = .life, cells: some Sequence<CellIndex>) {
        self.init(rule: rule)
        for cell in cells { self[cell] = true }
    }
}
