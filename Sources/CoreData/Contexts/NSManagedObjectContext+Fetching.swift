import Foundation

extension NSManagedObjectContext {
    /// The maximum number of rows that a fetch reads at once. Those of larger ones are read when they are used.
    private static let eagerCountMax = 500
    private static let batchSize = 100

    /// Fetches objects.
    ///
    /// - Throws: If the model has no such entity, or a store can't be read.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult {
        if let type = T.self as? NSManagedObject.Type { try request.resolvedEntity(in: self).note(type) }
        return try results(request).map { result in
            guard let result = result as? T else {
                preconditionFailure(
                    "a fetch of \(request.entityName ?? "?") has found a \(type(of: result)), not a \(T.self)")
            }
            return result
        }
    }

    /// Fetches objects of any type.
    ///
    /// - Throws: If the model has no such entity, or a store can't be read.
    @_disfavoredOverload
    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [any NSFetchRequestResult] {
        try results(request).compactMap { $0 as? any NSFetchRequestResult }
    }

    /// The number of objects that a fetch would find.
    ///
    /// - Throws: If the model has no such entity, or a store can't be read.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try count(FetchPlan(request, try request.resolvedEntity(in: self)))
    }

    private func count(_ plan: FetchPlan) throws -> Int {
        guard plan.isFilteredInSQL, plan.limit == 0, plan.offset == 0, parent == nil, !isAffected(plan) else {
            return try identifiers(plan).count
        }
        return try persistentStoreCoordinator?.store(for: plan.entity).map { try plan.count(in: $0) } ?? 0
    }

    func results(_ request: _NSFetchSettings) throws -> [Any] {
        let plan = FetchPlan(request, try request.resolvedEntity(in: self))
        switch request.resultType {
        case .countResultType: return [NSNumber(value: try count(plan))]
        case .managedObjectIDResultType: return try identifiers(plan)
        case .dictionaryResultType: return FetchedDictionaries(request, plan.entity).make(try objects(plan, request))
        default: return try objects(plan, request)
        }
    }

    func objects(_ plan: FetchPlan, _ request: _NSFetchSettings) throws -> [NSManagedObject] {
        let ids = try identifiers(plan)
        let objects = ids.map(known)
        if request.shouldRefreshRefetchedObjects { for object in objects { refresh(object, mergeChanges: true) } }
        if request.fetchBatchSize > 0 || ids.count > Self.eagerCountMax {
            let size = request.fetchBatchSize > 0 ? request.fetchBatchSize : Self.batchSize
            let batch = FaultBatch(ids, size: size, context: self)
            for object in objects where object.slots.isEmpty { object.batch = batch }
        } else if request.includesPropertyValues {
            read(ids)
        }
        return objects
    }

    /// The identifiers of the objects that a plan finds, in their order.
    func identifiers(_ plan: FetchPlan) throws -> [NSManagedObjectID] {
        guard isAffected(plan) else { return try unaffected(plan) }
        let changed = [inserted, updated, deleted].flatMap(\.values).filter(plan.includes)
        let stored = try below(plan.dependsOnOthers ? plan.everything : plan.unsliced)
        let changedIDs = Set(changed.map(\.objectID))
        let others = stored.filter { !changedIDs.contains($0) }
        if plan.dependsOnOthers || !plan.isFilteredInSQL || !plan.rules.isEmpty { read(others) }
        let isFiltered = plan.isFilteredInSQL && !plan.dependsOnOthers
        let found = others.map(known).filter { isFiltered || plan.matches($0) }
        let own = changed.filter { $0.state != .deleted && plan.matches($0) }
            .sorted { $0.objectID.key < $1.objectID.key }
        return plan.sliced(SortRule.sorted(found + own, by: plan.rules)).map(\.objectID)
    }

    /// Without unsaved changes here that matter.
    private func unaffected(_ plan: FetchPlan) throws -> [NSManagedObjectID] {
        if parent != nil || plan.isFilteredInSQL && plan.isSortedInSQL { return try below(plan) }
        let ids = try below(plan.unsliced)
        read(ids)
        let found = ids.map(known).filter { plan.isFilteredInSQL || plan.matches($0) }
        return plan.sliced(SortRule.sorted(found, by: plan.rules)).map(\.objectID)
    }

    private func below(_ plan: FetchPlan) throws -> [NSManagedObjectID] {
        if let parent { return try parent.performAndWait { try parent.identifiers(plan) } }
        guard let store = persistentStoreCoordinator?.store(for: plan.entity) else { return [] }
        return try plan.identifiers(in: store)
    }

    private func isAffected(_ plan: FetchPlan) -> Bool {
        guard plan.includesPending, hasChanges else { return false }
        return plan.dependsOnOthers
            || [inserted, updated, deleted].contains { $0.values.contains(where: plan.includes) }
    }
}

/// The dictionaries of a fetch.
private struct FetchedDictionaries {
    private let names: [String]
    private let isDistinct: Bool

    init(_ request: _NSFetchSettings, _ entity: NSEntityDescription) {
        let named = request.propertiesToFetch?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
        names = named ?? entity.properties.compactMap { ($0 as? NSAttributeDescription)?.name }
        isDistinct = request.returnsDistinctResults
    }

    func make(_ objects: [NSManagedObject]) -> [NSDictionary] {
        let all = objects.map { object in
            let entries = names.compactMap { name in object.value(forKeyPath: name).map { (name, $0) } }
            return Dictionary(entries.map { ($0, ($1 as? NSManagedObject)?.objectID ?? $1) }) { $1 } as NSDictionary
        }
        guard isDistinct else { return all }
        var known: Set<NSDictionary> = []
        return all.filter { known.insert($0).inserted }
    }
}
