/// A plane of cells that evolves by a rule: the common interface of the engines, which all compute the same
/// generations.
public protocol Universe {
    /// The rule by which the cells evolve.
    var rule: Rule { get }
    /// How many generations have passed.
    var generation: Int { get }
    /// How many cells are alive.
    var population: Int { get }
    /// The living cells, in reading order.
    var liveCells: [CellIndex] { get }

    init(rule: Rule)

    subscript(cell: CellIndex) -> Bool { get set }

    /// Advances by one generation.
    mutating func advance()
}

extension Universe {
    /// A universe in which these cells are alive.
    public init(rule: Rule = .life, cells: some Sequence<CellIndex>) {
        self.init(rule: rule)
        for cell in cells { self[cell] = true }
    }
}
