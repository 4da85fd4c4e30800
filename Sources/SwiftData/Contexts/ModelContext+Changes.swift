import Foundation
import os

/// Who hears of a context's changes: queries, the other contexts, and the next save.
protocol ContextObserver: AnyObject {
    /// - Parameter place: The property; nil where models were inserted, deleted or read anew.
    func contextDidChange(_ model: ModelDescription, _ place: Int?)
}

struct WeakObserver {
    weak var observer: (any ContextObserver)?
}

extension ModelContext {
    private static let log = Logger(subsystem: "kissa.swiftdata", category: "ModelContext")

    func add(_ observer: any ContextObserver) {
        observers = observers.filter { $0.value.observer != nil }
        observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer)
    }

    func remove(_ observer: any ContextObserver) { observers[ObjectIdentifier(observer)] = nil }

    func announce(_ model: ModelDescription, _ place: Int?) {
        for entry in observers.values { entry.observer?.contextDidChange(model, place) }
        scheduleSave()
    }

    // MARK: Autosave

    private func scheduleSave() {
        guard autosaveEnabled, !isSaveScheduled, hasChanges, isOnMainActor else { return }
        isSaveScheduled = true
        nonisolated(unsafe) weak let context = self
        DispatchQueue.main.async { context?.autosave() }
    }

    private func autosave() {
        isSaveScheduled = false
        guard autosaveEnabled else { return }
        do { try save() } catch {
            Self.log.error("changes aren't saved: \(error, privacy: .public)")
            if (error as? SwiftDataError) == .modelValidationFailure { saveWhatFits() }
        }
    }

    /// Saves model by model what its rules allow. The main context is all windows': what one visitor has entered wrongly keeps
    /// nobody else's changes from being saved.
    private func saveWhatFits() {
        let kinds: [ReferenceWritableKeyPath<ModelContext, [PersistentIdentifier: any PersistentModel]>] = [
            \.deleted, \.changed, \.inserted,
        ]
        let all = kinds.map { (kind: $0, models: Self.inOrder(self[keyPath: $0])) }
        for kind in kinds { self[keyPath: kind] = [:] }
        var refused = all.map { (kind: $0.kind, models: [any PersistentModel]()) }
        for (index, (kind, models)) in all.enumerated() {
            for model in models {
                self[keyPath: kind] = [model._modelStorage.id: model]
                do { try save() } catch { refused[index].models.append(model) }
                self[keyPath: kind] = [:]
            }
        }
        for (kind, models) in refused {
            for model in models { self[keyPath: kind][model._modelStorage.id] = model }
        }
    }

    // MARK: Other contexts

    /// Called on any thread.
    func receive(_ changes: StoreChanges) {
        inbox.withLock { $0.append(changes) }
        guard isOnMainActor else { return }
        nonisolated(unsafe) weak let context = self
        DispatchQueue.main.async { context?.takeInbox() }
    }

    /// Takes over what other contexts have saved; what this one has changed itself stays as it is.
    func takeInbox() {
        let all = inbox.withLock { inbox in
            defer { inbox = [] }
            return inbox
        }
        for changes in all { take(changes) }
    }

    private func take(_ changes: StoreChanges) {
        let known = registered.filter { $0.value.model.map { !isDirty($0) } ?? false }
        for (id, entry) in known {
            guard let model = entry.model else { continue }
            if changes.deleted.contains(id) { model._modelStorage.isDeleted = true }
            if changes.updated.contains(id) || changes.isEverything { refresh(model) }
        }
        // A relationship that is kept by the other side's column changes with the other side.
        let touched = changes.inserted.union(changes.updated).union(changes.deleted)
        let names = Set(touched.map(\.entityName))
        for description in container.schema.models where changes.isEverything || names.contains(description.name) {
            forgetRelated(to: description, known)
            for entry in observers.values { entry.observer?.contextDidChange(description, nil) }
        }
    }

    private func forgetRelated(to description: ModelDescription, _ known: [PersistentIdentifier: WeakModel]) {
        for model in known.values.compactMap(\.model) {
            let storage = model._modelStorage
            for (place, property) in storage.description.properties.enumerated()
            where property.isToMany && property.destination === description && isKept(storage) {
                property.change(of: model) { storage.slots[place] = .empty }
            }
        }
    }
}
