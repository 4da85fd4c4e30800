import Foundation

extension PredicateExpressions.Conjunction: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        .scalar("(" + (try translation.text(lhs)) + " AND " + (try translation.text(rhs)) + ")", .boolean)
    }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        .scalar("(" + (try translation.text(lhs)) + " OR " + (try translation.text(rhs)) + ")", .boolean)
    }
}

extension PredicateExpressions.Negation: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        .scalar("(NOT " + (try translation.text(wrapped)) + ")", .boolean)
    }
}

extension PredicateExpressions.Equal: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        .scalar(try translation.equality(lhs, "IS", rhs), .boolean)
    }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        .scalar(try translation.equality(lhs, "IS NOT", rhs), .boolean)
    }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            }
        return .scalar(try translation.comparison(lhs, sign, rhs), .boolean)
    }
}

extension SQLTranslation {
    /// As in SQL's `IS`, nil is equal to nil, and different from everything else.
    func equality(_ left: Any, _ sign: String, _ right: Any) throws -> SQLText {
        let (left, right) = (try scalar(left), try scalar(right))
        // Values that can't be compared in SQL can still be compared with nil.
        for (one, other) in [(left, right), (right, left)] where one.format?.isEquatable == false {
            guard other.format == nil else { throw NotInSQL() }
        }
        return "(" + left.text + " \(sign) " + right.text + ")"
    }

    func comparison(_ left: Any, _ sign: String, _ right: Any) throws -> SQLText {
        let (left, right) = (try scalar(left), try scalar(right))
        guard left.format?.isOrdered == true, right.format?.isOrdered == true else { throw NotInSQL() }
        let text = "(" + left.text + " \(sign) " + right.text + ")"
        // NaN is stored as a text, which SQL considers greater than all numbers.
        let numbers = [left, right].filter { $0.format == .real }.map(\.text)
        return numbers.reduce(text) { "(" + $0 + " AND typeof(" + $1 + ") <> 'text')" }
    }
}

// MARK: - Arithmetic

extension PredicateExpressions.Arithmetic: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        let sign =
            switch op {
            case .add: "+"
            case .subtract: "-"
            case .multiply: "*"
            }
        return try translation.arithmetic(lhs, sign, rhs)
    }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        // A division by zero is NULL in SQL, but infinite in Swift.
        let divisor = try translation.scalar(rhs).text
        guard divisor.sql == "?", divisor.values.first?.real.map({ $0 != 0 }) == true else { throw NotInSQL() }
        return try translation.arithmetic(lhs, "/", rhs)
    }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm { try translation.arithmetic(lhs, "/", rhs) }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm { try translation.arithmetic(lhs, "%", rhs) }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        let (text, format) = try translation.scalar(wrapped)
        guard let format, format.isNumber else { throw NotInSQL() }
        return .scalar("(- " + text + ")", format)
    }
}

extension SQLTranslation {
    func arithmetic(_ left: Any, _ sign: String, _ right: Any) throws -> SQLTerm {
        let (left, right) = (try scalar(left), try scalar(right))
        guard let format = left.format, format == right.format, format.isNumber else { throw NotInSQL() }
        return .scalar("(" + left.text + " \(sign) " + right.text + ")", format)
    }
}
