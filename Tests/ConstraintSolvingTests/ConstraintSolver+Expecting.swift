import Testing

@testable import ConstraintSolving

// `#expect` can't call a mutating method itself.
extension ConstraintSolver {
    mutating func expect(_ constraint: LinearConstraint, at place: SourceLocation = #_sourceLocation) {
        let isAccepted = add(constraint)
        #expect(isAccepted, sourceLocation: place)
    }

    mutating func expectRefusal(_ constraint: LinearConstraint, at place: SourceLocation = #_sourceLocation) {
        let isAccepted = add(constraint)
        #expect(!isAccepted, sourceLocation: place)
    }
}
