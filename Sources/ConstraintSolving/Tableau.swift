/// The basic symbols, each with its value in terms of the others. Mutations don't copy the rows.
struct Tableau {
    /// By basic symbol.
    private(set) var rows: [Symbol: Row] = [:]

    subscript(symbol: Symbol) -> Row? { rows[symbol] }

    /// Adds a symbol to the basis. No other row may contain it.
    mutating func insert(_ symbol: Symbol, _ row: Row) { rows[symbol] = row }

    /// Removes a symbol from the basis.
    mutating func remove(_ symbol: Symbol) -> Row? { rows.removeValue(forKey: symbol) }

    /// Replaces a symbol by its row, in all rows.
    mutating func substitute(_ symbol: Symbol, by row: Row) { changeAll { $0.substitute(symbol, by: row) } }

    /// Removes a non-basic symbol from all rows.
    mutating func clear(_ symbol: Symbol) { changeAll { $0.remove(symbol) } }

    /// Advances an index by hand: iterating over keys or indices would retain the storage, so that the first mutation copied it.
    private mutating func changeAll(_ change: (inout Row) -> Void) {
        var place = rows.startIndex
        while place != rows.endIndex {
            change(&rows.values[place])
            rows.formIndex(after: &place)
        }
    }
}
