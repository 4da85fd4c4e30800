import TestSupport
import Testing

@testable import ConstraintSolving

/// Random systems: first a point is drawn, then constraints that it meets.
@Suite("Random constraints are solved") struct RandomSystemTests {
    private struct System {
        var solver = ConstraintSolver()
        var variables: [Variable]
        var point: [Variable: Double] = [:]
        var random: SeededRandom

        init(seed: UInt64, variableCount: Int) {
            random = SeededRandom(seed: seed)
            variables = []
            for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
            for variable in variables { point[variable] = Double(Int.random(in: -300...300, using: &random)) }
        }

        /// A constraint that the point meets.
        mutating func constraint() -> LinearConstraint {
            var expression = sum()
            let value = expression.value { point[$0]! }
            let relation = [LinearConstraint.Relation.equal, .atMost, .atLeast].randomElement(using: &random)!
            let room = Double(Int.random(in: 0...40, using: &random))
            switch relation {
            case .equal: expression.constant -= value
            case .atMost: expression.constant -= value + room
            case .atLeast: expression.constant -= value - room
            }
            return LinearConstraint(expression, relation)
        }

        /// A sum of up to three variables, as layouts have them.
        mutating func sum() -> LinearExpression {
            var factors: [Variable: Double] = [:]
            for variable in variables.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
                factors[variable] = [-2, -1, -0.5, 0.5, 1, 2].randomElement(using: &random)!
            }
            return LinearExpression(factors)
        }

        func violation(_ constraints: [LinearConstraint]) -> Double {
            constraints.map { $0.violation(solver.value) }.max() ?? 0
        }
    }

    @Test(arguments: 0..<150)
    func `every required constraint of a system with a solution is met`(seed: UInt64) {
        var system = System(seed: seed, variableCount: Int(seed % 12) + 1)
        let constraints = (0..<Int(seed % 30) + 2).map { _ in system.constraint() }
        for constraint in constraints { system.solver.expect(constraint) }
        system.solver.solve()
        #expect(system.violation(constraints) < 1e-5)
    }

    @Test(arguments: 0..<100)
    func `what is refused leaves everything else met`(seed: UInt64) {
        var system = System(seed: seed + 1000, variableCount: 6)
        var kept: [LinearConstraint] = []
        for index in 0..<24 {
            var constraint = system.constraint()
            if index % 3 == 2 {
                constraint.expression.constant += Double(Int.random(in: -90...90, using: &system.random))
            }
            if system.solver.add(constraint) { kept.append(constraint) }
        }
        system.solver.solve()
        #expect(system.violation(kept) < 1e-5)
    }

    /// A search that is stopped early has moved between points that meet all required constraints.
    @Test(arguments: 0..<60)
    func `what is required is met also where the solver gives up`(seed: UInt64) {
        var system = System(seed: seed + 4000, variableCount: 6)
        let required = (0..<5).map { _ in system.constraint() }
        for constraint in required { system.solver.expect(constraint) }
        for _ in 0..<8 {
            var wish = LinearConstraint(system.sum(), .atLeast, .priority(500))
            wish.expression.constant = Double(Int.random(in: -200...200, using: &system.random))
            system.solver.expect(wish)
        }
        system.solver.stepsPerSymbol = 0
        system.solver.solve()
        #expect(system.violation(required) < 1e-5)
        system.solver.stepsPerSymbol = 10
        system.solver.solve()
        #expect(system.violation(required) < 1e-5)
    }

    @Test func `a search without steps is given up`() {
        var solver = ConstraintSolver()
        solver.stepsPerSymbol = 0
        let x = solver.makeVariable()
        solver.expect(LinearConstraint(LinearExpression([x: 1], constant: -10), .atMost))
        solver.expect(LinearConstraint(LinearExpression([x: 1], constant: -3), .equal, .priority(500)))
        solver.solve()
        #expect(solver.hasGivenUp && solver.value(of: x) <= 10)
    }

    /// A refused constraint leaves no trace: the solver continues from the same tableau.
    @Test(arguments: 0..<100)
    func `after something was refused the same is found as without it`(seed: UInt64) {
        var system = System(seed: seed + 5000, variableCount: 4)
        var plain = system.solver
        var refusedCount = 0
        for index in 0..<16 {
            var constraint = system.constraint()
            if index % 2 == 1 { constraint.expression.constant += 40 }
            if system.solver.add(constraint) {
                plain.expect(constraint)
            } else {
                refusedCount += 1
            }
        }
        for (index, variable) in system.variables.enumerated() {
            let wish = LinearConstraint(
                LinearExpression([variable: 1], constant: Double(index * 7)), .equal, .priority(Double(900 - index)))
            system.solver.expect(wish)
            plain.expect(wish)
        }
        system.solver.solve()
        plain.solve()
        // Each optional constraint has its own priority, so that the optimum is unique.
        for variable in system.variables {
            #expect(abs(system.solver.value(of: variable) - plain.value(of: variable)) < 1e-5)
        }
    }

    /// The drawn point meets the required constraints. At each priority the solution must be at least as good as the point, as
    /// long as it is equally good at the higher priorities.
    @Test(arguments: 0..<100)
    func `wishes are met at least as well as by any point that is known`(seed: UInt64) {
        var system = System(seed: seed + 2000, variableCount: 5)
        let required = (0..<4).map { _ in system.constraint() }
        let priorities = [750.0, 500, 250]
        let wishes = (0..<12).map { index in
            var wish = LinearConstraint(system.sum(), .equal, .priority(priorities[index % 3]))
            wish.expression.constant = Double(Int.random(in: -200...200, using: &system.random))
            return wish
        }
        for constraint in (required + wishes).shuffled(using: &system.random) {
            system.solver.expect(constraint)
        }
        system.solver.solve()
        #expect(system.violation(required) < 1e-5)
        for priority in priorities {
            let own = wishes.filter { $0.strength == .priority(priority) }
            let found = own.reduce(0) { $0 + $1.violation(system.solver.value) }
            let offered = own.reduce(0) { $0 + $1.violation { system.point[$0]! } }
            #expect(found <= offered + 1e-5)
            if found < offered - 1e-5 { break }
        }
    }

    /// There is only one variable, so the optimum is a value that meets one of the constraints exactly.
    @Test(arguments: 0..<100)
    func `one unknown has the best of all values`(seed: UInt64) {
        var random = SeededRandom(seed: seed + 3000)
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let wishes = (0..<7).map { _ in
            LinearConstraint(
                LinearExpression([x: 1], constant: Double(Int.random(in: -50...50, using: &random))),
                [LinearConstraint.Relation.equal, .atMost, .atLeast].randomElement(using: &random)!,
                .priority([750.0, 500, 250].randomElement(using: &random)!))
        }
        for wish in wishes { solver.expect(wish) }
        solver.solve()
        func cost(_ value: Double) -> [Double] {
            [750.0, 500, 250].map { priority in
                wishes.filter { $0.strength == .priority(priority) }.reduce(0) { $0 + $1.violation { _ in value } }
            }
        }
        let found = cost(solver.value(of: x))
        for value in wishes.map({ -$0.expression.constant }) {
            let other = cost(value)
            let isBetter = zip(other, found).first { abs($0 - $1) > 1e-6 }.map { $0 < $1 } ?? false
            #expect(!isBetter)
        }
    }
}
