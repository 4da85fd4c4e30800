import Foundation

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        .scalar(try translation.exists(sequence, variable.key, test, isNegated: false), .boolean)
    }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        .scalar("(NOT " + (try translation.exists(sequence, variable.key, test, isNegated: true)) + ")", .boolean)
    }
}

extension PredicateExpressions.Filter: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        guard case .rows(let model, let from, let known, let alias) = try translation.term(sequence) else {
            throw NotInSQL()
        }
        translation.variables[variable.key] = .row(model, key: SQLText("\(alias)._id"), alias: alias)
        let test = try translation.text(filter)
        return .rows(model, from: from, test: "(" + known + " AND " + test + ")", alias: alias)
    }
}

extension SQLTranslation {
    /// Tests whether a related model satisfies a condition, or violates it.
    func exists(
        _ sequence: Any, _ variable: PredicateExpressions.VariableID, _ test: Any, isNegated: Bool
    ) throws -> SQLText {
        guard case .rows(let model, let from, let known, let alias) = try term(sequence) else { throw NotInSQL() }
        variables[variable] = .row(model, key: SQLText("\(alias)._id"), alias: alias)
        let passes = try text(test)
        let wanted = isNegated ? "NOT coalesce(" + passes + ", 0)" : passes
        return "(EXISTS (SELECT 1 FROM \(from) WHERE " + known + " AND " + wanted + "))"
    }
}

extension PredicateExpressions.SequenceContains: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        switch try translation.term(sequence) {
        case .rows(_, let from, let known, let alias):
            let key = try translation.text(element)
            let test = known + " AND \(alias)._id = " + key
            return .scalar("(EXISTS (SELECT 1 FROM \(from) WHERE " + test + "))", .boolean)
        case .constant(let values as any Sequence):
            return .scalar(try Self.isOne(of: Array(values) as [Any], try translation.scalar(element)), .boolean)
        default: throw NotInSQL()
        }
    }

    /// The maximum number of values in one statement; the rest of SQLite's parameters are for other conditions.
    private static var valueCountMax: Int { 10_000 }

    private static func isOne(of values: [Any], _ element: (text: SQLText, format: ColumnFormat?)) throws -> SQLText {
        guard element.format?.isEquatable == true, values.count <= valueCountMax else { throw NotInSQL() }
        let columns = try values.map { try SQLTerm.constant($0).scalar().text }
        let some = columns.filter { $0.sql == "?" }
        let list = SQLText(some.map(\.sql).joined(separator: ", "), some.flatMap(\.values))
        let test = "coalesce(" + element.text + " IN (" + list + "), 0)"
        return some.count == columns.count ? test : "(" + test + " OR " + element.text + " IS NULL)"
    }
}

// MARK: - Ranges

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        let ends: (lower: Any, upper: Any, sign: String)
        if let range = range as? any RangeEnds {
            ends = range.ends
        } else if case .constant(let value as any RangeEnds) = try translation.term(range) {
            ends = value.ends
        } else {
            throw NotInSQL()
        }
        let low = try translation.comparison(element, ">=", ends.lower)
        let high = try translation.comparison(element, ends.sign, ends.upper)
        return .scalar("(" + low + " AND " + high + ")", .boolean)
    }
}

/// A range whose ends are values, or expressions.
private protocol RangeEnds {
    var ends: (lower: Any, upper: Any, sign: String) { get }
}

extension PredicateExpressions.Range: RangeEnds {
    fileprivate var ends: (lower: Any, upper: Any, sign: String) { (lower, upper, "<") }
}

extension PredicateExpressions.ClosedRange: RangeEnds {
    fileprivate var ends: (lower: Any, upper: Any, sign: String) { (lower, upper, "<=") }
}

extension Swift.Range: RangeEnds {
    fileprivate var ends: (lower: Any, upper: Any, sign: String) {
        (PredicateExpressions.Value(lowerBound), PredicateExpressions.Value(upperBound), "<")
    }
}

extension Swift.ClosedRange: RangeEnds {
    fileprivate var ends: (lower: Any, upper: Any, sign: String) {
        (PredicateExpressions.Value(lowerBound), PredicateExpressions.Value(upperBound), "<=")
    }
}

// MARK: - Texts

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        try translation.textFunction("swift_contains", base, other)
    }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        try translation.textFunction("swift_starts", base, prefix)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        try translation.textFunction("swift_finds", root, other)
    }
}

extension SQLTranslation {
    func textFunction(_ name: String, _ left: Any, _ right: Any) throws -> SQLTerm {
        let (left, right) = (try scalar(left), try scalar(right))
        guard left.format == .text, right.format == .text else { throw NotInSQL() }
        return .scalar("\(name)(" + left.text + ", " + right.text + ")", .boolean)
    }
}
