import Foundation
import Storage
import os

extension ModelContext {
    /// Saves all inserted, changed and deleted models in one transaction.
    ///
    /// - Throws: ``SwiftDataError/modelValidationFailure`` where a model breaks a rule of its schema, `saveNotAllowed` where the
    ///   configuration says so, `storeFailure` where the store can't be written. The changes stay unsaved then.
    public func save() throws {
        takeInbox()
        guard hasChanges else { return }
        do { try saveAll() } catch let refusal as Refusal { throw refusal.error }
    }

    /// - Throws: `Refusal` where a rule is violated.
    func saveAll() throws { finish([try write(unsaved)]) }

    /// Writes some unsaved models. The context considers them saved after `finish(_:)`.
    func write(_ models: UnsavedModels) throws -> Saving {
        NotificationCenter.default.post(name: Self.willSave, object: self)
        do { try validate(models) } catch let error as SwiftDataError {
            throw Refusal(error: error, models: models.identifiers)
        }
        let saving = Saving(self, models)
        do {
            try saving.run()
        } catch let error as StorageError where error.isConstraint {
            let reason = SwiftDataError.modelValidationFailure.because("\(error)")
            throw Refusal(error: reason, models: models.identifiers)
        }
        return saving
    }

    /// Runs a closure in nested transactions of the stores of some models. If one store commits and another fails, the context
    /// considers nothing saved: it writes everything again, which has no effect where it is written already.
    func inTransaction(of models: [any PersistentModel], _ body: () throws -> Void) throws {
        do {
            try Self.inTransaction(stores(of: models)[...], body)
        } catch let error as StorageError where !error.isConstraint {
            throw SwiftDataError.storeFailure.because("\(error)")
        }
    }

    /// Nests each store's transaction in the previous one's.
    private static func inTransaction(_ stores: ArraySlice<Store>, _ body: () throws -> Void) throws {
        guard let store = stores.first else { return try body() }
        try store.transaction { _ in try inTransaction(stores.dropFirst(), body) }
    }

    /// Sorted, so that all savers lock the stores in the same order and can't deadlock.
    func stores(of models: [any PersistentModel]) throws -> [Store] {
        var (stores, names) = ([Store](), Set<String>())
        for model in models where names.insert(model._modelStorage.description.name).inserted {
            let store = try container.store(of: model._modelStorage.description.name)
            guard store.allowsSave else {
                throw SwiftDataError.saveNotAllowed.because(store.url?.path ?? "in memory")
            }
            if !stores.contains(where: { $0 === store }) { stores.append(store) }
        }
        return stores.sorted { $0.identifier < $1.identifier }
    }

    /// Runs a closure, and saves.
    ///
    /// - Throws: The closure's error, in which case nothing is saved, or an error of `save()`.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Has no effect: changes are processed as they are made.
    public func processPendingChanges() {}

    // MARK: Rules

    private func validate(_ models: UnsavedModels) throws {
        for model in models.all { try checkReading(model._modelStorage, isGone: model.isDeleted) }
        for model in models.deleted.values { try checkDenied(model) }
        for model in models.inserted.values { try checkCounts(model) }
        for model in models.changed.values { try checkCounts(model) }
    }

    /// A value that couldn't be read is unknown: a change of it can't be saved, nor a deletion, since the related models are
    /// unknown, too.
    private func checkReading(_ storage: _ModelStorage, isGone: Bool) throws {
        guard let place = storage.unreadPlaces.first(where: { isGone || storage.changedPlaces.contains($0) }) else {
            return
        }
        let name = "\(storage.description.name).\(storage.description.properties[place].name)"
        throw SwiftDataError.storeFailure.because("\(name) was changed when it couldn't be read")
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
        for place in storage.description.placesToMany {
            let property = storage.description.properties[place]
            guard let rule = property.relationship else { continue }
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

    func finish(_ savings: [Saving]) {
        guard !savings.isEmpty else { return }
        var changes = StoreChanges()
        var takeovers: [Saving.Takeover] = []
        for saving in savings {
            settle(saving.models)
            changes.inserted.formUnion(saving.models.inserted.keys)
            changes.updated.formUnion(saving.models.changed.keys)
            changes.deleted.formUnion(saving.models.deleted.keys)
            takeovers += saving.takeovers.values
        }
        for takeover in takeovers {
            changes.inserted.remove(takeover.old)
            changes.updated.insert(takeover.new)
        }
        take(over: takeovers)
        container.announce(changes, from: self)
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: Array(changes.inserted),
                NotificationKey.updatedIdentifiers.rawValue: Array(changes.updated),
                NotificationKey.deletedIdentifiers.rawValue: Array(changes.deleted),
            ])
    }

    private func settle(_ models: UnsavedModels) {
        unsaved.remove(models)
        if !refused.isEmpty { refused.subtract(models.identifiers) }
        for (id, model) in models.inserted { settle(id, model) }
        for model in models.changed.values { model._modelStorage.changedPlaces = [] }
        for (id, model) in models.deleted {
            model._modelStorage.context = nil
            registered[id] = nil
        }
    }

    private func settle(_ id: PersistentIdentifier, _ model: any PersistentModel) {
        let storage = model._modelStorage
        storage.changedPlaces = []
        // A relationship that was never set is empty in the store as well, so it needn't be read.
        for place in storage.description.placesToMany {
            if case .empty = storage.slots[place] { storage.slots[place] = .related([]) }
        }
    }

    /// New models with the unique values of stored ones become those models.
    private func take(over takeovers: [Saving.Takeover]) {
        guard !takeovers.isEmpty else { return }
        if self.takeovers.count > Self.takeoverCountMax { self.takeovers = [:] }
        for takeover in takeovers {
            self.takeovers[takeover.old] = takeover.new
            registered[takeover.old] = nil
            takeover.model._modelStorage.id = takeover.new
            if registered[takeover.new]?.model == nil { register(takeover.model) }
        }
        for model in registered.values.compactMap(\.model) { model._modelStorage.renameRelated() }
        for takeover in takeovers {
            if let known = registered[takeover.new]?.model, known !== takeover.model { refresh(known) }
            takeover.model._modelStorage.renameRelated()
            announce(takeover.model._modelStorage.description, nil)
        }
    }

    /// Beyond this count all earlier identifiers are forgotten, and those who have kept one can't resolve it any more. Models
    /// themselves refer to the current ones.
    private static var takeoverCountMax: Int { 10_000 }

    // MARK: Rollback

    /// Discards all unsaved changes.
    public func rollback() {
        let (new, old, gone) = (inserted, changed, deleted)
        (unsaved, refused) = (UnsavedModels(), [])
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

    /// Turns a model into a fault, so that its values are read again, and notifies its observers.
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

    /// The keys of `didSave`'s user info: arrays of identifiers.
    public enum NotificationKey: String, Sendable {
        case queryGeneration, invalidatedAllIdentifiers
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
    }
}
