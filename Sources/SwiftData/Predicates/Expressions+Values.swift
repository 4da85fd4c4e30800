import Foundation

extension PredicateExpressions.Variable: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        guard let term = translation.variables[key] else { throw NotInSQL() }
        return term
    }
}

extension PredicateExpressions.Value: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm { .constant(value) }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm { .constant(Wrapped?.none as Any) }
}

extension PredicateExpressions.KeyPath: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        let root = try translation.term(self.root)
        switch root {
        case .row(let model, let key, _):
            if let place = model.place(of: keyPath) { return try translation.property(place, of: root) }
            // `persistentModelID` is the only property of this type that `@Model` doesn't describe.
            if Output.self == PersistentIdentifier.self { return .scalar(key, .model) }
            throw NotInSQL()
        case .rows(_, let from, let test, _):
            let (counted, isEmpty) = ("(SELECT count(*) FROM \(from) WHERE " + test + ")", Output.self == Bool.self)
            guard isEmpty ? isKnownEmpty : Output.self == Int.self && isKnownCount else { throw NotInSQL() }
            return isEmpty
                ? .scalar("(" + counted + " = 0)", .boolean) : .scalar(counted, .integer)
        case .scalar(let text, .text):
            if keyPath == \String.count as AnyKeyPath { return .scalar("swift_count(" + text + ")", .integer) }
            if keyPath == \String.isEmpty as AnyKeyPath { return .scalar("(" + text + " = '')", .boolean) }
            throw NotInSQL()
        case .scalar: throw NotInSQL()
        case .constant(let value):
            guard let root = value as? Root.Output else { throw NotInSQL() }
            return .constant(root[keyPath: keyPath])
        }
    }

    private var isKnownEmpty: Bool { collectionPath(\.isEmpty) }
    private var isKnownCount: Bool { collectionPath(\.count) }

    /// Whether this is the given property of a relationship's array.
    private func collectionPath(_ member: PartialKeyPath<[Int]>) -> Bool {
        guard let array = Root.Output.self as? any ModelArray.Type else { return false }
        return array.name(of: keyPath) == (member == \[Int].isEmpty ? "isEmpty" : "count")
    }
}

/// An array of models, with names for its key paths.
private protocol ModelArray {
    static func name(of keyPath: AnyKeyPath) -> String?
}

extension Array: ModelArray where Element: PersistentModel {
    fileprivate static func name(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \[Element].isEmpty: "isEmpty"
        case \[Element].count: "count"
        default: nil
        }
    }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm { try translation.term(inner) }
}

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        let inner = try translation.term(wrapped)
        translation.variables[variable.key] = inner
        let result = try translation.term(transform)
        // The closure isn't evaluated for nil: the result has to be NULL as well.
        switch (inner, result) {
        case (.constant, _): throw NotInSQL()
        // A relationship to many is never nil.
        case (.rows, _), (_, .rows): return result
        case (_, .row(let model, let key, _)): return .row(model, key: key, alias: nil)
        default:
            let (test, (text, format)) = (try inner.scalar().text, try result.scalar())
            let sql = "(CASE WHEN " + test + " IS NULL THEN NULL ELSE " + text + " END)"
            return .scalar(sql, format ?? .opaque)
        }
    }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        let left = try translation.scalar(lhs)
        let right = try translation.scalar(rhs)
        return .scalar("coalesce(" + left.text + ", " + right.text + ")", left.format ?? right.format ?? .opaque)
    }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm {
        let test = try translation.text(self.test)
        let (yes, no) = (try translation.scalar(trueBranch), try translation.scalar(falseBranch))
        let sql = "(CASE WHEN " + test + " THEN " + yes.text + " ELSE " + no.text + " END)"
        return .scalar(sql, yes.format ?? no.format ?? .opaque)
    }
}
