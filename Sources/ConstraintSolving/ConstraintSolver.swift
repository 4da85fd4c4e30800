/// Finds values that meet linear constraints: all required ones, and the others as well as possible, those of a higher
/// priority first.
///
/// This is the simplex method in the form of Cassowary (Badros, Borning and Stuckey, 2001): variables may be negative, and each
/// constraint is added to a tableau that stays feasible. `solve()` then minimizes the violations. If there are several optimal
/// solutions, the values are one of them.
package struct ConstraintSolver {
    private var tableau = Tableau()
    /// The objective: the cost of each symbol outside the basis.
    private var costs: [Symbol: Cost] = [:]
    private var variables: [Symbol] = []
    private var symbolCount = 0

    /// Smaller contradictions are rounding errors.
    private static let tolerance = 1e-6

    /// The limit on a search's pivots, per row and cost. With exact arithmetic a search always ends, and seldom needs more than a
    /// few; with rounding errors it can cycle.
    var stepsPerSymbol = 10
    /// Whether a search was stopped early. Required constraints still hold, but others may be violated more than necessary.
    package private(set) var hasGivenUp = false

    package init() {}

    package mutating func makeVariable() -> Variable {
        variables.append(makeSymbol(.variable))
        return Variable(id: variables.count - 1)
    }

    private mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
        defer { symbolCount += 1 }
        return Symbol(kind: kind, id: symbolCount)
    }

    /// The value found by `solve()`; 0 for a variable that no constraint uses.
    package func value(of variable: Variable) -> Double { tableau[variables[variable.id]]?.constant ?? 0 }

    // MARK: Adding

    /// Adds a constraint. A required one that contradicts the existing ones isn't added, and the result is false.
    package mutating func add(_ constraint: LinearConstraint) -> Bool {
        var (row, marks) = row(of: constraint)
        if row.constant < 0 { row.negate() }
        if let subject = subject(of: row, marks) {
            enter(subject, row.solved(for: subject))
            return true
        }
        let isSettled = row.factors.keys.allSatisfy { $0.kind == .mark }
        guard isSettled else { return addByDetour(row, marks) }
        guard abs(row.constant) < Self.tolerance else { return false }
        if let mark = marks.first, row[mark] != 0 { enter(mark, row.solved(for: mark)) }
        return true
    }

    /// The constraint as `0 = row` in terms of symbols outside the basis, and the new symbols that it needs.
    private mutating func row(of constraint: LinearConstraint) -> (Row, [Symbol]) {
        var row = Row()
        row.constant = constraint.expression.constant
        for (variable, factor) in constraint.expression.factors {
            let symbol = variables[variable.id]
            if let known = tableau[symbol] { row.add(factor, known) } else { row.add(factor, symbol) }
        }
        switch constraint.relation {
        case .equal: break
        case .atMost: row.negate()
        case .atLeast: break
        }
        return mark(row, constraint)
    }

    private mutating func mark(_ row: Row, _ constraint: LinearConstraint) -> (Row, [Symbol]) {
        var row = row
        var marks: [Symbol] = []
        func put(_ kind: Symbol.Kind, _ factor: Double, cost: Double?, _ solver: inout Self) {
            let symbol = solver.makeSymbol(kind)
            row.add(factor, symbol)
            marks.append(symbol)
            if let cost { solver.costs[symbol] = Cost(priority: cost) }
        }
        switch (constraint.relation, constraint.strength) {
        case (.equal, .required): put(.mark, 1, cost: nil, &self)
        case (.equal, .priority(let priority)):
            put(.distance, -1, cost: priority, &self)
            put(.distance, 1, cost: priority, &self)
        case (_, .required): put(.distance, -1, cost: nil, &self)
        case (_, .priority(let priority)):
            put(.distance, -1, cost: nil, &self)
            put(.distance, 1, cost: priority, &self)
        }
        return (row, marks)
    }

    /// A symbol that can enter the basis for `0 = row`, where the constant isn't negative: a variable, or one of the constraint's
    /// own distances, if its value won't be negative.
    private func subject(of row: Row, _ marks: [Symbol]) -> Symbol? {
        row.factors.keys.filter { $0.kind == .variable }.min()
            ?? marks.first { $0.kind == .distance && row[$0] < 0 }
    }

    /// Puts a symbol into the basis.
    private mutating func enter(_ symbol: Symbol, _ row: Row) {
        tableau.substitute(symbol, by: row)
        if let cost = costs.removeValue(forKey: symbol) { Self.charge(cost, row, to: &costs) }
        tableau.insert(symbol, row)
    }

    /// Adds the cost of a basic symbol to the costs of the symbols in its row.
    private static func charge(_ cost: Cost, _ row: Row, to costs: inout [Symbol: Cost]) {
        for (symbol, factor) in row.factors {
            costs[symbol, default: Cost()].add(factor, cost)
            if costs[symbol]!.isZero { costs[symbol] = nil }
        }
    }

    /// Adds `0 = row` if no symbol can enter the basis directly. An artificial symbol `detour = row` is minimized to 0 first.
    private mutating func addByDetour(_ row: Row, _ marks: [Symbol]) -> Bool {
        let detour = makeSymbol(.distance)
        tableau.insert(detour, row)
        var detourCosts: [Symbol: Cost] = [:]
        Self.charge(Cost(priority: 1), row, to: &detourCosts)
        let own = costs
        costs = detourCosts
        minimise(also: own)
        guard abs(tableau[detour]?.constant ?? 0) < Self.tolerance else {
            // While `detour` is in the basis, no other row contains the new symbols, so the other rows stay valid.
            _ = tableau.remove(detour)
            for mark in marks { costs[mark] = nil }
            return false
        }
        retire(detour)
        return true
    }

    /// Removes a symbol whose value is 0.
    private mutating func retire(_ symbol: Symbol) {
        if let row = tableau.remove(symbol) {
            // Another symbol of the row enters the basis. The row is 0, so no other value changes.
            let factors = row.factors.keys.filter { $0.kind != .mark }
            if let other = factors.min() ?? row.factors.keys.min() {
                var solved = row
                solved.constant = 0
                enter(other, solved.solved(for: other))
            }
        }
        tableau.clear(symbol)
        costs[symbol] = nil
    }

    // MARK: Minimizing

    /// Minimizes the violations of the constraints that aren't required.
    package mutating func solve() { minimise() }

    /// - Parameter others: Another objective, which is kept up to date meanwhile and restored as `costs` at the end.
    private mutating func minimise(also others: [Symbol: Cost]? = nil) {
        var waiting = others
        var stepsLeft = stepsPerSymbol * (tableau.rows.count + costs.count)
        while let entering, let leaving = leaving(for: entering) {
            guard stepsLeft > 0 else {
                hasGivenUp = true
                break
            }
            stepsLeft -= 1
            let row = tableau.remove(leaving)!.solved(for: entering, leaving: leaving)
            if let cost = waiting?.removeValue(forKey: entering) { Self.charge(cost, row, to: &waiting!) }
            enter(entering, row)
        }
        if let waiting { costs = waiting }
    }

    /// The first symbol whose increase lowers the cost.
    private var entering: Symbol? {
        costs.lazy.filter { $0.key.kind != .mark && $0.value.isNegative }.map(\.key).min()
    }

    /// The basic symbol that is the first to reach 0 as `entering` grows; nil if none does.
    private func leaving(for entering: Symbol) -> Symbol? {
        var best: (symbol: Symbol, ratio: Double)?
        for (symbol, row) in tableau.rows where symbol.kind != .variable {
            let factor = row[entering]
            guard factor < -Row.tolerance else { continue }
            let ratio = -row.constant / factor
            if let known = best, (known.ratio, known.symbol) <= (ratio, symbol) { continue }
            best = (symbol, ratio)
        }
        return best?.symbol
    }
}
