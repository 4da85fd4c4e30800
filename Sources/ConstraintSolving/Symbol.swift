/// A column of the tableau.
struct Symbol: Hashable, Comparable {
    enum Kind {
        /// A variable of the caller's, which can have any value.
        case variable
        /// A slack or error variable: the distance of an inequality from its bound, or the violation of a constraint that isn't
        /// required. Never negative.
        case distance
        /// A marker of a required equality. It is always 0, so it never enters the basis.
        case mark
    }

    let kind: Kind
    let id: Int

    /// The order of creation. By Bland's rule, the first candidate is chosen, so that pivoting doesn't cycle.
    static func < (left: Self, right: Self) -> Bool { left.id < right.id }
}

/// A basic symbol's value: a constant, and factors for symbols outside the basis.
struct Row {
    var constant = 0.0
    private(set) var factors: [Symbol: Double] = [:]

    /// Smaller factors are rounding errors.
    static let tolerance = 1e-8

    static func isZero(_ value: Double) -> Bool { abs(value) < tolerance }

    subscript(symbol: Symbol) -> Double { factors[symbol] ?? 0 }

    mutating func add(_ factor: Double, _ symbol: Symbol) {
        let sum = self[symbol] + factor
        factors[symbol] = Self.isZero(sum) ? nil : sum
    }

    mutating func add(_ factor: Double, _ row: Row) {
        constant += factor * row.constant
        for (symbol, own) in row.factors { add(factor * own, symbol) }
    }

    mutating func negate() {
        constant = -constant
        factors = factors.mapValues { -$0 }
    }

    mutating func remove(_ symbol: Symbol) { factors[symbol] = nil }

    /// Replaces a symbol by its row.
    mutating func substitute(_ symbol: Symbol, by row: Row) {
        guard let factor = factors.removeValue(forKey: symbol) else { return }
        add(factor, row)
    }

    /// Solves `0 = row` for one of the row's symbols.
    func solved(for symbol: Symbol) -> Row {
        var row = self
        let factor = -1 / row.factors.removeValue(forKey: symbol)!
        row.constant *= factor
        row.factors = row.factors.mapValues { $0 * factor }
        return row
    }

    /// Solves `old = row` for one of the row's symbols, in terms of `old` and the others.
    func solved(for symbol: Symbol, leaving old: Symbol) -> Row {
        var row = self
        row.add(-1, old)
        return row.solved(for: symbol)
    }
}
