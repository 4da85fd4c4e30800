import Testing

@testable import ConstraintSolving

@Suite("Constraints are solved") struct ConstraintSolverTests {
    private func expression(_ factors: [Variable: Double], _ constant: Double = 0) -> LinearExpression {
        LinearExpression(factors, constant: constant)
    }

    @Test func `equalities have their solution`() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.expect(LinearConstraint(expression([x: 1, y: 1], -10), .equal))
        solver.expect(LinearConstraint(expression([x: 1, y: -1], -4), .equal))
        solver.solve()
        #expect(abs(solver.value(of: x) - 7) < 1e-9)
        #expect(abs(solver.value(of: y) - 3) < 1e-9)
    }

    @Test func `variables can be negative`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.expect(LinearConstraint(expression([x: 1], 25), .atMost))
        solver.expect(LinearConstraint(expression([x: 1]), .equal, .priority(1)))
        solver.solve()
        #expect(abs(solver.value(of: x) + 25) < 1e-9)
    }

    @Test func `a required constraint that contradicts others is refused and changes nothing`() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.expect(LinearConstraint(expression([x: 1], -100), .atMost))
        solver.expect(LinearConstraint(expression([x: 1, y: -1], -20), .equal))
        solver.expectRefusal(LinearConstraint(expression([y: 1], -90), .atLeast))
        solver.expect(LinearConstraint(expression([y: 1], -80), .equal))
        solver.expectRefusal(LinearConstraint(expression([x: 1], -99), .equal))
        solver.solve()
        #expect(abs(solver.value(of: x) - 100) < 1e-9)
        #expect(abs(solver.value(of: y) - 80) < 1e-9)
    }

    @Test func `what is said twice is accepted`() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        for _ in 0..<3 {
            solver.expect(LinearConstraint(expression([x: 1, y: -2], -1), .equal))
            solver.expect(LinearConstraint(expression([x: 2, y: 1], -12), .equal))
        }
        solver.solve()
        #expect(abs(solver.value(of: x) - 5) < 1e-9)
        #expect(abs(solver.value(of: y) - 2) < 1e-9)
    }

    @Test func `one demand of a higher priority outweighs any number of lower ones`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for _ in 0..<50 { solver.expect(LinearConstraint(expression([x: 1]), .equal, .priority(250))) }
        solver.expect(LinearConstraint(expression([x: 1], -3), .atLeast, .priority(251)))
        solver.solve()
        #expect(abs(solver.value(of: x) - 3) < 1e-9)
    }

    @Test func `views in a row share a width by their priorities`() {
        var solver = ConstraintSolver()
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        solver.expect(LinearConstraint(expression([first: 1, second: 1], -100), .equal))
        for (width, hugging) in [(first, 251.0), (second, 250)] {
            solver.expect(LinearConstraint(expression([width: 1], -30), .atLeast, .priority(750)))
            solver.expect(LinearConstraint(expression([width: 1], -30), .atMost, .priority(hugging)))
        }
        solver.solve()
        #expect(abs(solver.value(of: first) - 30) < 1e-9)
        #expect(abs(solver.value(of: second) - 70) < 1e-9)
    }
}
