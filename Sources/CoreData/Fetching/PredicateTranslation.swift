import Foundation
import Storage

/// A part of an SQL statement, with the values of its placeholders.
struct SQLPart {
    var sql: String
    var values: [Database.Value] = []
}

/// Translates predicates to SQL. A part without an equivalent is nil, and is evaluated in memory. Each translation is 0 or 1, never
/// NULL, so that `NOT` is right.
struct PredicateTranslation {
    private let entity: NSEntityDescription
    private let alias: String
    private let depth: Int

    init(_ entity: NSEntityDescription, alias: String = "t0", depth: Int = 0) {
        (self.entity, self.alias, self.depth) = (entity, alias, depth)
    }

    func part(_ condition: PredicateCondition) -> SQLPart? {
        switch condition {
        case .all(let conditions): joined(conditions, " AND ", empty: "1")
        case .any(let conditions): joined(conditions, " OR ", empty: "0")
        case .not(let condition): part(condition).map { SQLPart(sql: "NOT \($0.sql)", values: $0.values) }
        case .comparison(let comparison): part(comparison)
        }
    }

    private func joined(_ conditions: [PredicateCondition], _ word: String, empty: String) -> SQLPart? {
        let parts = conditions.compactMap(part)
        guard parts.count == conditions.count else { return nil }
        if parts.isEmpty { return SQLPart(sql: empty) }
        return SQLPart(sql: "(\(parts.map(\.sql).joined(separator: word)))", values: parts.flatMap(\.values))
    }

    private func part(_ comparison: PredicateComparison) -> SQLPart? {
        guard case .path(let keys) = comparison.left else { return nil }
        let test = ComparisonTranslation(comparison)
        if let quantity = comparison.quantity { return part(quantity, keys, test) }
        if comparison.operation == .contains, let part = exists(keys, test.asElement) { return part }
        if keys.count == 2, keys[1] == "@count" { return counted(keys[0], test) }
        return column(keys).flatMap { test.part($0.sql, $0.property) }
    }

    private func part(
        _ quantity: PredicateComparison.Quantity, _ keys: [String], _ test: ComparisonTranslation
    ) -> SQLPart? {
        switch quantity {
        case .any, .some: exists(keys, test)
        case .none: exists(keys, test).map { SQLPart(sql: "NOT \($0.sql)", values: $0.values) }
        case .all: nil
        }
    }

    // MARK: Columns

    /// The SQL of a value, and its property; nil is the object itself.
    func column(_ keys: [String]) -> (sql: String, property: NSPropertyDescription?)? {
        guard let key = keys.first, key != "self", key != "objectID" else { return ("\(alias)._id", nil) }
        guard let property = entity.propertiesByName[key], property.hasColumn else { return nil }
        let (relationship, rest) = (property as? NSRelationshipDescription, Array(keys.dropFirst()))
        if relationship?.isToMany == true { return nil }
        let column = "\(alias).\(property.column)"
        guard !rest.isEmpty else { return (column, property) }
        guard let destination = relationship?.destinationEntity else { return nil }
        let inner = "t\(depth + 1)"
        guard let value = PredicateTranslation(destination, alias: inner, depth: depth + 1).column(rest) else {
            return nil
        }
        let table = StoreTables.quoted(destination.rootEntity.label)
        return ("(SELECT \(value.sql) FROM \(table) \(inner) WHERE \(inner)._id = \(column))", value.property)
    }

    // MARK: Relationships to many

    private func exists(_ keys: [String], _ test: ComparisonTranslation) -> SQLPart? {
        guard let key = keys.first, let rows = rows(key) else { return nil }
        let translation = PredicateTranslation(rows.entity, alias: rows.alias, depth: depth + 1)
        guard let value = translation.column(Array(keys.dropFirst())), let part = test.part(value.sql, value.property)
        else {
            return nil
        }
        return SQLPart(
            sql: "EXISTS (SELECT 1 FROM \(rows.from) WHERE \(rows.test) AND \(part.sql))", values: part.values)
    }

    private func counted(_ key: String, _ test: ComparisonTranslation) -> SQLPart? {
        guard let rows = rows(key) else { return nil }
        return test.numberPart("(SELECT count(*) FROM \(rows.from) WHERE \(rows.test))")
    }

    private func rows(_ key: String) -> (entity: NSEntityDescription, alias: String, from: String, test: String)? {
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany, !relationship.isTransient,
            let destination = relationship.destinationEntity
        else { return nil }
        let inner = "t\(depth + 1)"
        let table = "\(StoreTables.quoted(destination.rootEntity.label)) \(inner)"
        if let pair = PairTable(relationship) {
            let name = StoreTables.quoted(pair.name)
            let from = "\(name) p\(depth) JOIN \(table) ON \(inner)._id = p\(depth).\(pair.their)"
            return (destination, inner, from, "p\(depth).\(pair.own) = \(alias)._id")
        }
        guard let inverse = relationship.inverseRelationship else { return nil }
        return (destination, inner, table, "\(inner).\(inverse.column) = \(alias)._id")
    }
}
