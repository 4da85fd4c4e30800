/// A column of the tableau.
struct Symbol: Hashable, Comparable {
    enum Kind {
        /// A variable of the caller's. It can have any value.
        case variable
        /// The distance of an inequality from its bound, or of a demand that isn't required from being met. It is never
        /// negative.
        case distance
        /// The mark of a required equality. It is always 0, so it never enters the basis.
        case mark
    }

    let kind: Kind
    let id: Int

    /// The order in which symbols were made: Bland's rule takes the first, so that pivots never go round in a circle.
    static func < (left: Self, right: Self) -> Bool { left.id < right.id }
}

/// A symbol's value in terms of those outside the basis: a constant and factors.
struct Row {
    var constant = 0.0
    private(set) var factors: [Symbol: Double] = [:]

    /// Smaller figures come from rounding.
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

    /// Replaces a symbol by what it is equal to.
    mutating func substitute(_ symbol: Symbol, by row: Row) {
        guard let factor = factors.removeValue(forKey: symbol) else { return }
        add(factor, row)
    }

    /// From `0 = row`: the value of one of the row's symbols.
    func solved(for symbol: Symbol) -> Row {
        var row = self
        let factor = -1 / row.factors.removeValue(forKey: symbol)!
        row.constant *= factor
        row.factors = row.factors.mapValues { $0 * factor }
        return row
    }

    /// From `old = row`: the value of one of the row's symbols, in terms of the old one and the others.
    func solved(for symbol: Symbol, leaving old: Symbol) -> Row {
        var row = self
        row.add(-1, old)
        return row.solved(for: symbol)
    }
}
