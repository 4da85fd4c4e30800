import Foundation
import Storage
import os

extension ModelContext {
    /// Writes everything that was inserted, changed and deleted, in one transaction.
    public func save() throws {
        takeInbox()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try validate()
        let saving = Saving(self)
        do {
            try saving.run()
        } catch let error as StorageError {
            let kind: SwiftDataError = error.isConstraint ? .modelValidationFailure : .storeFailure
            throw kind.because("\(error)")
        }
        finish(saving)
    }

    /// Does something, and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Has no effect: changes are processed as they are made.
    public func processPendingChanges() {}

    // MARK: Rules

    private func validate() throws {
        for model in deleted.values { try checkDenied(model) }
        for model in Array(inserted.values) + Array(changed.values) { try checkCounts(model) }
    }

    private func checkDenied(_ model: any PersistentModel) throws {
        let storage = model._modelStorage
        for (place, property) in storage.description.properties.enumerated()
        where property.relationship?.deleteRule == .deny {
            let related = storage.relatedIDs(place).compactMap { relatedModel(for: $0) }
            guard !related.isEmpty else { continue }
            throw SwiftDataError.modelValidationFailure.because(
                "\(storage.description.name) can't be deleted: \(property.name) still leads to \(related.count) models")
        }
    }

    private func checkCounts(_ model: any PersistentModel) throws {
        let storage = model._modelStorage
        for (place, property) in storage.description.properties.enumerated() {
            guard let rule = property.relationship, property.isToMany else { continue }
            let (least, most) = (rule.minimumModelCount ?? 0, rule.maximumModelCount ?? 0)
            guard least > 0 || most > 0 else { continue }
            let count = storage.relatedModels(place).count
            guard count >= least, most == 0 || count <= most else {
                throw SwiftDataError.modelValidationFailure.because(
                    "\(storage.description.name).\(property.name) leads to \(count) models, not \(least) to \(most)")
            }
        }
    }

    // MARK: After saving

    private func finish(_ saving: Saving) {
        var changes = StoreChanges(
            inserted: Set(inserted.keys), updated: Set(changed.keys), deleted: Set(deleted.keys))
        for (id, model) in inserted { settle(id, model) }
        for model in changed.values { model._modelStorage.changedPlaces = [] }
        for (id, model) in deleted {
            model._modelStorage.context = nil
            registered[id] = nil
        }
        (inserted, changed, deleted) = ([:], [:], [:])
        for takeover in saving.takeovers {
            changes.inserted.remove(takeover.old)
            changes.updated.insert(takeover.new)
            take(over: takeover)
        }
        container.announce(changes, from: self)
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: Array(changes.inserted),
                NotificationKey.updatedIdentifiers.rawValue: Array(changes.updated),
                NotificationKey.deletedIdentifiers.rawValue: Array(changes.deleted),
            ])
    }

    private func settle(_ id: PersistentIdentifier, _ model: any PersistentModel) {
        let storage = model._modelStorage
        storage.changedPlaces = []
        // What nobody has set is empty in the store too, and is found there with what others add.
        for (place, property) in storage.description.properties.enumerated() where property.isToMany {
            if case .empty = storage.slots[place] { storage.slots[place] = .related([]) }
        }
    }

    /// A new model has the unique values of one that is kept: it is that one from now on.
    private func take(over takeover: Saving.Takeover) {
        takeovers[takeover.old] = takeover.new
        registered[takeover.old] = nil
        takeover.model._modelStorage.id = takeover.new
        if let known = registered[takeover.new]?.model {
            refresh(known)
        } else {
            register(takeover.model)
        }
        announce(takeover.model._modelStorage.description, nil)
    }

    // MARK: Rollback

    /// Forgets everything that isn't saved.
    public func rollback() {
        let (new, old, gone) = (inserted, changed, deleted)
        (inserted, changed, deleted) = ([:], [:], [:])
        for (id, model) in new {
            registered[id] = nil
            model._modelStorage.isDeleted = true
            model._modelStorage.context = nil
        }
        for model in Array(old.values) + Array(gone.values) {
            model._modelStorage.isDeleted = false
            refresh(model)
        }
        let models = Array(new.values) + Array(old.values) + Array(gone.values)
        for description in Set(models.map { ObjectIdentifier($0._modelStorage.description) }) {
            if let model = models.first(where: { ObjectIdentifier($0._modelStorage.description) == description }) {
                announce(model._modelStorage.description, nil)
            }
        }
    }

    /// Has everything of a model read anew, and tells its observers.
    func refresh(_ model: any PersistentModel) {
        let storage = model._modelStorage
        storage.becomeFault()
        for property in storage.description.properties { property.change(of: model) {} }
    }
}

extension ModelContext {
    /// Posted before a context saves.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted after a context has saved.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// What is told with `didSave`: arrays of identifiers.
    public enum NotificationKey: String, Sendable {
        case queryGeneration, invalidatedAllIdentifiers
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
    }
}
