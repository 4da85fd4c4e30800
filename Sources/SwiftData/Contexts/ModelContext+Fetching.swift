import Foundation

extension ModelContext {
    /// The models that match a descriptor, including unsaved changes.
    ///
    /// - Throws: ``SwiftDataError/unknownSchema`` for a class that isn't among the container's; an error of the predicate, or of
    ///   the store.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let models = try models(FetchPlan(descriptor))
        try prefetch(descriptor, models)
        return models
    }

    /// The models that match a descriptor. They are read in batches, on demand.
    ///
    /// - Throws: ``SwiftDataError/unknownSchema`` for a class that isn't among the container's; an error of the predicate, or of
    ///   the store.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> { FetchResultsCollection(elements: try fetch(descriptor)) }

    /// The number of models that match a descriptor.
    ///
    /// - Throws: ``SwiftDataError/unknownSchema`` for a class that isn't among the container's; an error of the predicate, or of
    ///   the store.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        let plan = FetchPlan(descriptor)
        takeInbox()
        guard isClean(for: plan), plan.isFilteredInSQL else { return try models(plan).count }
        let count = try plan.count(in: container.store(of: plan.description.name))
        return min(max(count - (descriptor.fetchOffset ?? 0), 0), descriptor.fetchLimit ?? .max)
    }

    /// The identifiers of the models that match a descriptor.
    ///
    /// - Throws: ``SwiftDataError/unknownSchema`` for a class that isn't among the container's; an error of the predicate, or of
    ///   the store.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    /// The identifiers of the models that match a descriptor.
    ///
    /// - Throws: ``SwiftDataError/unknownSchema`` for a class that isn't among the container's; an error of the predicate, or of
    ///   the store.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
    }

    /// Calls a closure for each model that matches a descriptor.
    ///
    /// - Parameters:
    ///   - fetch: The descriptor of the models.
    ///   - batchSize: Has no effect here: models are read a hundred at a time, and are released when nothing refers to them.
    ///   - allowEscapingMutations: Whether unsaved changes that the block makes may remain in the context.
    ///   - block: Called with each model.
    /// - Throws: The errors of `fetch(_:)` and the block, and ``SwiftDataError/includePendingChangesWithBatchSize`` if
    ///   unsaved changes remain without `allowEscapingMutations` in a context that had none before.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        let hadChanges = hasChanges
        for model in try self.fetch(fetch) { try block(model) }
        if !allowEscapingMutations, !hadChanges, hasChanges {
            throw SwiftDataError.includePendingChangesWithBatchSize.because(
                "the models of an enumeration were changed; allowEscapingMutations lets them be")
        }
    }

    // MARK: How

    func models<T: PersistentModel>(_ plan: FetchPlan<T>) throws -> [T] {
        takeInbox()
        let store = try container.store(of: plan.description.name)
        if isClean(for: plan), plan.isFilteredInSQL, plan.isSortedInSQL {
            return models(try plan.keys(in: store, isSliced: true), plan.description)
        }
        return try unobserved {
            let isLocal = otherChanges(plan).isEmpty
            let isPatched = plan.descriptor.includePendingChanges && !isClean(for: plan)
            let keys = try plan.keys(in: store, isSliced: false, isFiltered: isLocal || !isPatched)
            var found: [T] = models(keys, plan.description)
            let dirty: [T] = isPatched ? dirtyModels() : []
            let dirtyIDs = Set(dirty.map { ObjectIdentifier($0) })
            if isPatched { found.removeAll { dirtyIDs.contains(ObjectIdentifier($0)) || $0.isDeleted } }
            if !plan.isFilteredInSQL || !isLocal { found = try found.filter { try fits($0, plan) } }
            let added = try dirty.filter { try !$0.isDeleted && fits($0, plan) }
            return slice(sorted(found, added, plan), plan.descriptor)
        }
    }

    private func fits<T: PersistentModel>(_ model: T, _ plan: FetchPlan<T>) throws -> Bool {
        try plan.descriptor.predicate?.evaluate(model) ?? true
    }

    private func models<T: PersistentModel>(_ keys: [Int64], _ description: ModelDescription) -> [T] {
        let batch = FaultBatch(keys)
        let store = try? container.store(of: description.name)
        return keys.map { key in
            let id = PersistentIdentifier(store: store?.identifier, entityName: description.name, key: key)
            let model = model(description, id, batch: batch)
            if model._modelStorage.isFault { model._modelStorage.batch = batch }
            return model as! T
        }
    }

    /// Reads without observation tracking, so that views don't depend on every model that a fetch examines.
    private func unobserved<R>(_ body: () throws -> R) rethrows -> R {
        let before = isUnobserved
        isUnobserved = true
        defer { isUnobserved = before }
        return try body()
    }

    // MARK: Changes that aren't saved

    private func isClean<T>(for plan: FetchPlan<T>) -> Bool {
        guard hasChanges, plan.descriptor.includePendingChanges else { return true }
        let models: [T] = dirtyModels()
        return models.isEmpty && otherChanges(plan).isEmpty
    }

    private func dirtyModels<T: PersistentModel>() -> [T] {
        [inserted, changed, deleted].flatMap { $0.values.compactMap { $0 as? T } }
    }

    /// Related classes with unsaved changes that the predicate or the order depends on.
    private func otherChanges<T>(_ plan: FetchPlan<T>) -> Set<String> {
        let names = [inserted, changed, deleted].flatMap { $0.keys.map(\.entityName) }
        return plan.otherModels.intersection(names)
    }

    // MARK: Order

    /// - Parameters:
    ///   - found: In the order of the descriptor already, if SQL can sort by it.
    ///   - added: Models to be inserted into `found`.
    private func sorted<T: PersistentModel>(_ found: [T], _ added: [T], _ plan: FetchPlan<T>) -> [T] {
        guard plan.isSortedInSQL, added.count * 8 < found.count else {
            return (found + added).sorted(by: plan.precedes)
        }
        return added.reduce(into: found) { models, model in
            var (low, high) = (0, models.count)
            while low < high {
                let middle = (low + high) / 2
                if plan.precedes(models[middle], model) { low = middle + 1 } else { high = middle }
            }
            models.insert(model, at: low)
        }
    }

    private func slice<T>(_ models: [T], _ descriptor: FetchDescriptor<T>) -> [T] {
        guard descriptor.fetchLimit != nil || descriptor.fetchOffset != nil else { return models }
        return Array(models.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? .max))
    }

    // MARK: Related models

    private func prefetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ models: [T]) throws {
        guard !descriptor.relationshipKeyPathsForPrefetching.isEmpty else { return }
        let description = ModelDescription.of(T.self)
        let places = descriptor.relationshipKeyPathsForPrefetching.compactMap { description.place(of: $0) }
        for place in places where description.properties[place].isRelationship {
            let batch = FaultBatch(models.flatMap { $0._modelStorage.relatedIDs(place) }.map(\.key))
            for model in models { model._modelStorage.relatedBatches[place] = batch }
        }
    }
}

/// The results of a fetch in batches.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    let elements: [Element]

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { elements.count }
    /// The element at a position.
    public subscript(position: Int) -> Element { elements[position] }
}
