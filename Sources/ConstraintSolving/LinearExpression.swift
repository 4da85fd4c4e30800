/// An unknown of a system of constraints.
package struct Variable: Hashable, Sendable {
    let id: Int
}

/// A sum of variables, each with a factor, and a constant.
package struct LinearExpression: Sendable {
    /// No factor is 0.
    package private(set) var factors: [Variable: Double]
    package var constant: Double

    package init(_ factors: [Variable: Double] = [:], constant: Double = 0) {
        self.factors = factors.filter { $0.value != 0 }
        self.constant = constant
    }

    package init(_ variable: Variable) { self.init([variable: 1]) }

    package static func + (left: Self, right: Self) -> Self {
        Self(left.factors.merging(right.factors, uniquingKeysWith: +), constant: left.constant + right.constant)
    }

    package static func - (left: Self, right: Self) -> Self { left + right * -1 }

    package static func * (left: Self, factor: Double) -> Self {
        Self(left.factors.mapValues { $0 * factor }, constant: left.constant * factor)
    }

    package static func + (left: Self, constant: Double) -> Self {
        Self(left.factors, constant: left.constant + constant)
    }

    /// The sum for given values of the variables.
    package func value(_ values: (Variable) -> Double) -> Double {
        factors.reduce(constant) { $0 + $1.value * values($1.key) }
    }
}

/// A constraint: an expression is equal to 0, at most 0, or at least 0.
package struct LinearConstraint: Sendable {
    package enum Relation: Sendable { case equal, atMost, atLeast }

    /// How important a constraint is. A required one always holds. Of the others, those of a higher priority are met as well as
    /// possible, at the expense of lower ones.
    package enum Strength: Hashable, Sendable {
        case required
        case priority(Double)
    }

    package var expression: LinearExpression
    package var relation: Relation
    package var strength: Strength

    package init(_ expression: LinearExpression, _ relation: Relation, _ strength: Strength = .required) {
        (self.expression, self.relation, self.strength) = (expression, relation, strength)
    }

    /// By how much the given values violate the constraint; 0 if they meet it.
    package func violation(_ values: (Variable) -> Double) -> Double {
        let value = expression.value(values)
        switch relation {
        case .equal: return abs(value)
        case .atMost: return max(value, 0)
        case .atLeast: return max(-value, 0)
        }
    }
}
