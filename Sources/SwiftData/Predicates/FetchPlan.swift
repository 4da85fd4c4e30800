import Foundation

/// How a fetch is done: as much as possible in SQL, the rest in memory. Both have the same result for every model.
struct FetchPlan<T: PersistentModel> {
    let description: ModelDescription
    let descriptor: FetchDescriptor<T>
    /// The parts of the predicate that are translated to SQL.
    private let conditions: [SQLText]
    /// Whether the whole predicate is translated.
    let isFilteredInSQL: Bool
    private let orders: [MemoryOrder<T>]
    /// The columns by which SQL sorts.
    private let order: [SortColumn]
    let isSortedInSQL: Bool
    /// Properties and classes on which the result depends; nil if that isn't known.
    let dependencies: Set<String>?
    /// The related classes that the fetch depends on.
    let otherModels: Set<String>

    init(_ descriptor: FetchDescriptor<T>) {
        self.descriptor = descriptor
        let (description, translation) = (ModelDescription.of(T.self), SQLTranslation())
        self.description = description
        let filter = Filter(descriptor.predicate, translation, description)
        (conditions, isFilteredInSQL) = (filter.conditions, filter.isComplete)
        let rules = descriptor.sortBy.map { ModelOrder($0, description) }
        orders = rules.map(\.memory)
        let columns = rules.map(\.column)
        isSortedInSQL = !columns.contains(nil)
        order = isSortedInSQL ? columns.compactMap { $0 } : []
        let sorted = rules.compactMap(\.place)
        let isKnown = filter.isComplete && sorted.count == descriptor.sortBy.count
        let names = sorted.map { "\(description.name).\(description.properties[$0].name)" }
        dependencies = isKnown ? translation.dependencies.union(names) : nil
        otherModels = translation.otherModels
    }

    /// The translated part of a predicate. Of conditions joined by `&&`, some may be translated and others not.
    private struct Filter {
        private(set) var conditions: [SQLText] = []
        private(set) var isComplete = true

        init(_ predicate: Predicate<T>?, _ translation: SQLTranslation, _ description: ModelDescription) {
            guard let predicate else { return }
            translation.variables[predicate.variable.key] = .row(description, key: SQLText("t0._id"), alias: "t0")
            add(predicate.expression, translation)
        }

        private mutating func add(_ expression: Any, _ translation: SQLTranslation) {
            if let both = expression as? any BothConditions {
                for part in both.parts { add(part, translation) }
            } else if let condition = try? translation.text(expression) {
                conditions.append(condition)
            } else {
                isComplete = false
            }
        }
    }

    /// Whether both certainly find the same models in the same order.
    func isSame(as other: FetchPlan<T>) -> Bool {
        let areKnown = [self, other].allSatisfy { $0.isFilteredInSQL && $0.isSortedInSQL }
        let (own, others) = (descriptor, other.descriptor)
        return areKnown && order == other.order && own.fetchLimit == others.fetchLimit
            && own.fetchOffset == others.fetchOffset && own.includePendingChanges == others.includePendingChanges
            && conditions.map(\.sql) == other.conditions.map(\.sql)
            && conditions.flatMap(\.values) == other.conditions.flatMap(\.values)
    }

    // MARK: Sorting

    /// Whether a model comes before another one, as in SQL: if nothing else decides, in the order in which they were inserted.
    func precedes(_ left: T, _ right: T) -> Bool {
        let result = orders.result(left, right)
        return result == .orderedSame ? left._modelStorage.id < right._modelStorage.id : result == .orderedAscending
    }

    // MARK: SQL

    /// The numbers of the models.
    /// - Parameter isSliced: Whether limit and offset are applied.
    func keys(in store: Store, isSliced: Bool, isFiltered: Bool = true) throws -> [Int64] {
        let conditions = isFiltered ? conditions : []
        let test = conditions.isEmpty ? "" : " WHERE \(conditions.map(\.sql).joined(separator: " AND "))"
        var sql = "SELECT t0._id FROM \(TableLayout.quoted(description.name)) t0\(test) "
        let count = isSliced ? descriptor.fetchLimit.map { $0 &+ (descriptor.fetchOffset ?? 0) } : nil
        let columns = order.map { $0.sql(count: count) }
        sql += "ORDER BY \((columns + ["t0._id"]).joined(separator: ", "))"
        if isSliced { sql += " LIMIT \(descriptor.fetchLimit ?? -1) OFFSET \(descriptor.fetchOffset ?? 0)" }
        return try store.use { try $0.integers(sql, conditions.flatMap(\.values)) }
    }

    func count(in store: Store) throws -> Int {
        let test = conditions.isEmpty ? "" : " WHERE \(conditions.map(\.sql).joined(separator: " AND "))"
        let sql = "SELECT count(*) FROM \(TableLayout.quoted(description.name)) t0\(test)"
        return try store.use { Int(try $0.integers(sql, conditions.flatMap(\.values))[0]) }
    }
}

/// `a && b`, each part of which can be translated separately.
private protocol BothConditions {
    var parts: [Any] { get }
}

extension PredicateExpressions.Conjunction: BothConditions {
    fileprivate var parts: [Any] { [lhs, rhs] }
}
