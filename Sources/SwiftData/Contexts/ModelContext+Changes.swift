import Foundation

/// An observer of a context's changes, such as a query.
protocol ContextObserver: AnyObject {
    /// - Parameter place: The property; nil where models were inserted, deleted or refreshed.
    func contextDidChange(_ model: ModelDescription, _ place: Int?)
}

struct WeakObserver {
    weak var observer: (any ContextObserver)?
}

extension ModelContext {
    func add(_ observer: any ContextObserver) {
        observers = observers.filter { $0.value.observer != nil }
        observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer)
    }

    func remove(_ observer: any ContextObserver) { observers[ObjectIdentifier(observer)] = nil }

    func announce(_ model: ModelDescription, _ place: Int?) {
        for entry in observers.values { entry.observer?.contextDidChange(model, place) }
        scheduleSave()
    }

    // MARK: Other contexts

    /// Called on any thread.
    func receive(_ changes: StoreChanges) {
        inbox.withLock { $0.add(changes) }
        guard isOnMainActor else { return }
        nonisolated(unsafe) weak let context = self
        DispatchQueue.main.async { context?.takeInbox() }
    }

    /// Applies the changes that other contexts have saved. An updated model with unsaved changes here stays as it is; a deleted
    /// one loses them.
    func takeInbox() {
        let changes = inbox.withLock { inbox in
            defer { inbox = StoreChanges() }
            return inbox
        }
        if !changes.isEmpty { take(changes) }
    }

    private func take(_ changes: StoreChanges) {
        // Rejected models may be valid now.
        refused = []
        let erased = registered.keys.filter { changes.hasErased($0) }
        for id in changes.deleted.union(erased) { registered[id]?.model.map(lose) }
        let updated = changes.isEverything ? Array(registered.keys) : Array(changes.updated)
        for model in updated.compactMap({ registered[$0]?.model }) where !isDirty(model) && !model.isDeleted {
            refresh(model)
        }
        // A relationship that is stored in the other side's column changes with the other side.
        let touched = changes.inserted.union(changes.updated).union(changes.deleted)
        let names = Set(touched.map(\.entityName))
        let isAll = changes.isEverything || !changes.erasedStores.isEmpty
        let others = container.schema.models.filter { isAll || names.contains($0.name) }
        forgetRelated(to: Set(others.map { ObjectIdentifier($0) }))
        for description in others {
            for entry in observers.values { entry.observer?.contextDidChange(description, nil) }
        }
    }

    /// Marks a model as deleted that is gone from the store. Its observers keep the values that are loaded here.
    private func lose(_ model: any PersistentModel) {
        let storage = model._modelStorage
        guard inserted[storage.id] == nil, !storage.isDeleted || isDirty(model) else { return }
        (changed[storage.id], deleted[storage.id]) = (nil, nil)
        storage.isDeleted = true
        for property in storage.description.properties { property.change(of: model) {} }
    }

    private func forgetRelated(to others: Set<ObjectIdentifier>) {
        for model in registered.values.compactMap(\.model) where !isDirty(model) && !model.isDeleted {
            let storage = model._modelStorage
            guard isKept(storage) else { continue }
            for place in storage.description.placesToMany {
                let property = storage.description.properties[place]
                guard case .related = storage.slots[place],
                    property.destination.map({ others.contains(ObjectIdentifier($0)) }) ?? false
                else { continue }
                property.change(of: model) { storage.slots[place] = .empty }
            }
        }
    }
}
