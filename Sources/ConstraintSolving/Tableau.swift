/// The symbols in the basis, each with its value in terms of the others. A change copies no rows.
struct Tableau {
    /// By the symbol in the basis.
    private(set) var rows: [Symbol: Row] = [:]

    subscript(symbol: Symbol) -> Row? { rows[symbol] }

    /// Puts a symbol into the basis that no row has.
    mutating func insert(_ symbol: Symbol, _ row: Row) { rows[symbol] = row }

    /// Takes a symbol out of the basis.
    mutating func remove(_ symbol: Symbol) -> Row? { rows.removeValue(forKey: symbol) }

    /// Replaces a symbol by what it is equal to, wherever it is.
    mutating func substitute(_ symbol: Symbol, by row: Row) { changeAll { $0.substitute(symbol, by: row) } }

    /// Takes a symbol outside the basis out of all rows.
    mutating func clear(_ symbol: Symbol) { changeAll { $0.remove(symbol) } }

    /// Who goes over keys or indices holds the storage, which is copied then at the first change.
    private mutating func changeAll(_ change: (inout Row) -> Void) {
        var place = rows.startIndex
        while place != rows.endIndex {
            change(&rows.values[place])
            rows.formIndex(after: &place)
        }
    }
}
