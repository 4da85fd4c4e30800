import Foundation
import Storage
import SwiftData

/// How objects are fetched: as much as possible in SQL, the rest in memory, with the same result.
struct FetchPlan {
    let entity: NSEntityDescription
    private let includesSubentities: Bool
    private(set) var predicate: NSPredicate?
    private(set) var rules: [SortRule]
    var limit: Int
    var offset: Int
    let includesPending: Bool
    private var condition: SQLPart?
    /// Whether SQL finds exactly the objects that match.
    private(set) var isFilteredInSQL = true
    private var order: [SortColumn] = []
    private(set) var isSortedInSQL = true
    /// Whether other entities' objects decide which objects match.
    private(set) var dependsOnOthers = false

    init(_ settings: _NSFetchSettings, _ entity: NSEntityDescription, rules: [SortRule]? = nil) {
        self.entity = entity
        includesSubentities = settings.includesSubentities
        predicate = settings.predicate
        self.rules = rules ?? (settings.sortDescriptors ?? []).map { SortRule($0) }
        (limit, offset) = (max(settings.fetchLimit, 0), max(settings.fetchOffset, 0))
        includesPending = settings.includesPendingChanges
        translate()
    }

    private mutating func translate() {
        let translation = PredicateTranslation(entity)
        if let predicate {
            let known = PredicateConditionReceiver.condition(of: predicate)
            dependsOnOthers = known.map { $0.hasLongPath } ?? true
            (condition, isFilteredInSQL) = Self.translated(known, translation)
        }
        let columns = rules.map { Self.column($0, translation) }
        isSortedInSQL = !columns.contains(nil)
        order = columns.compactMap { $0 }
    }

    /// Of conditions that must all be true, some can be translated and others not.
    private static func translated(
        _ condition: PredicateCondition?, _ translation: PredicateTranslation
    ) -> (SQLPart?, isComplete: Bool) {
        guard let condition else { return (nil, false) }
        if let part = translation.part(condition) { return (part, true) }
        guard case .all(let conditions) = condition else { return (nil, false) }
        let parts = conditions.compactMap(translation.part)
        guard !parts.isEmpty else { return (nil, false) }
        return (SQLPart(sql: parts.map(\.sql).joined(separator: " AND "), values: parts.flatMap(\.values)), false)
    }

    private static func column(_ rule: SortRule, _ translation: PredicateTranslation) -> SortColumn? {
        guard let keys = rule.keys, let column = translation.column(keys) else { return nil }
        let type = (column.property as? NSAttributeDescription)?.attributeType
        guard type.map({ !unordered.contains($0) }) ?? (column.property == nil) else { return nil }
        guard type == .stringAttributeType else { return SortColumn(column.sql, nil, isAscending: rule.isAscending) }
        switch rule.order {
        case .plain: return SortColumn(column.sql, nil, isAscending: rule.isAscending)
        case .localized(let order): return SortColumn(column.sql, order, isAscending: rule.isAscending)
        case .ignoringCase: return nil
        }
    }

    private static let unordered: Set<NSAttributeType> = [
        .decimalAttributeType, .transformableAttributeType, .binaryDataAttributeType, .objectIDAttributeType,
        .undefinedAttributeType,
    ]

    // MARK: Variants

    /// The plan without limit and offset.
    var unsliced: FetchPlan {
        var plan = self
        (plan.limit, plan.offset) = (0, 0)
        return plan
    }

    /// The plan for all objects of the entity, in any order.
    var everything: FetchPlan {
        var plan = unsliced
        (plan.predicate, plan.condition, plan.isFilteredInSQL) = (nil, nil, true)
        (plan.rules, plan.order, plan.isSortedInSQL) = ([], [], true)
        return plan
    }

    func includes(_ object: NSManagedObject) -> Bool {
        includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity
    }

    func matches(_ object: NSManagedObject) -> Bool { predicate?.evaluate(with: object) ?? true }

    /// The part of a sorted list that the plan wants.
    func sliced<Element>(_ all: [Element]) -> [Element] {
        let rest = all.dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }

    // MARK: SQL

    /// The identifiers that SQL finds; those that match, and possibly others, if it can't filter completely.
    func identifiers(in store: NSPersistentStore) throws -> [NSManagedObjectID] {
        let query = from
        let isSliced = isFilteredInSQL && isSortedInSQL
        let columns = order.map { $0.sql(count: isSliced && limit > 0 ? limit &+ offset : nil) } + ["t0._id"]
        var sql = "SELECT t0._id, t0._entity \(query.sql) ORDER BY \(columns.joined(separator: ", "))"
        if isSliced, limit > 0 || offset > 0 {
            sql += " LIMIT \(limit > 0 ? limit : -1) OFFSET \(offset)"
        }
        return store.identifiers(try store.backing.use { try $0.rows(sql, query.values) })
    }

    func count(in store: NSPersistentStore) throws -> Int {
        let query = from
        return try store.backing.use { Int(try $0.integers("SELECT count(*) \(query.sql)", query.values).first ?? 0) }
    }

    private var from: SQLPart {
        var (tests, values) = ([String](), [Database.Value]())
        if entity.superentity != nil || !includesSubentities {
            let names = (includesSubentities ? entity.withSubentities : [entity]).map(\.label)
            tests.append("t0._entity IN (\(names.map { _ in "?" }.joined(separator: ", ")))")
            values += names.map { .text($0) }
        }
        if let condition {
            tests.append(condition.sql)
            values += condition.values
        }
        let test = tests.isEmpty ? "" : " WHERE \(tests.joined(separator: " AND "))"
        return SQLPart(sql: "FROM \(StoreTables.quoted(entity.rootEntity.label)) t0\(test)", values: values)
    }
}

extension PredicateCondition {
    /// Whether it asks for more than the object's own attributes.
    fileprivate var hasLongPath: Bool {
        switch self {
        case .all(let parts), .any(let parts): return parts.contains(where: \.hasLongPath)
        case .not(let part): return part.hasLongPath
        case .comparison(let comparison):
            if comparison.quantity != nil { return true }
            return [comparison.left, comparison.right].contains { value in
                if case .path(let keys) = value { keys.count > 1 } else { false }
            }
        }
    }
}
