/// The symbols in the basis, each with its value in terms of the others, and in which rows each of the others is: a change goes
/// to these rows alone, and copies none.
struct Tableau {
    private var rows: [Symbol: Row] = [:]
    /// By a symbol outside the basis: those whose rows have it.
    private var columns: [Symbol: Set<Symbol>] = [:]

    var rowCount: Int { rows.count }

    subscript(symbol: Symbol) -> Row? { rows[symbol] }

    /// The symbols whose values depend on one outside the basis.
    func dependents(on symbol: Symbol) -> Set<Symbol> { columns[symbol] ?? [] }

    /// Puts a symbol into the basis that no row has.
    mutating func insert(_ symbol: Symbol, _ row: Row) {
        for other in row.factors.keys { columns[other, default: []].insert(symbol) }
        rows[symbol] = row
    }

    /// Takes a symbol out of the basis.
    mutating func remove(_ symbol: Symbol) -> Row? {
        guard let row = rows.removeValue(forKey: symbol) else { return nil }
        for other in row.factors.keys { forget(other, in: symbol) }
        return row
    }

    /// Replaces a symbol by what it is equal to, wherever it is.
    mutating func substitute(_ symbol: Symbol, by row: Row) {
        for dependent in columns.removeValue(forKey: symbol) ?? [] {
            rows[dependent]!.substitute(symbol, by: row)
            for other in row.factors.keys {
                if rows[dependent]![other] == 0 {
                    forget(other, in: dependent)
                } else {
                    columns[other, default: []].insert(dependent)
                }
            }
        }
    }

    /// Takes a symbol outside the basis out of all rows.
    mutating func clear(_ symbol: Symbol) {
        for dependent in columns.removeValue(forKey: symbol) ?? [] { rows[dependent]!.remove(symbol) }
    }

    private mutating func forget(_ symbol: Symbol, in dependent: Symbol) {
        columns[symbol]?.remove(dependent)
        if columns[symbol]?.isEmpty == true { columns[symbol] = nil }
    }
}
