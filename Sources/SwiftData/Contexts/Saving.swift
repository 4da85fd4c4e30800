import Foundation
import Storage

/// One save: it writes the changes of a context into its stores. The context itself is updated after the commit.
final class Saving {
    /// A new model with the unique values of a stored one: it becomes that model.
    struct Takeover {
        let model: any PersistentModel
        let old: PersistentIdentifier
        let new: PersistentIdentifier
    }

    private let context: ModelContext
    let models: UnsavedModels
    private let inserted: [any PersistentModel]
    private let changed: [any PersistentModel]
    private let deleted: [any PersistentModel]
    private(set) var takeovers: [PersistentIdentifier: Takeover] = [:]

    init(_ context: ModelContext, _ models: UnsavedModels) {
        self.context = context
        self.models = models
        inserted = UnsavedModels.inOrder(models.inserted)
        changed = UnsavedModels.inOrder(models.changed)
        deleted = UnsavedModels.inOrder(models.deleted)
    }

    func run() throws {
        try context.inTransaction(of: models.all) { [self] in
            for store in try context.stores(of: models.all) { try store.use { try write(store, $0) } }
        }
    }

    private func write(_ store: Store, _ connection: Database) throws {
        let (new, changed, gone) = (models(inserted, of: store), models(changed, of: store), models(deleted, of: store))
        for model in gone { try delete(model, connection) }
        // A new model may take a unique value that a changed model has given up.
        for model in changed where hasChangedUniqueValue(model) { try update(model, connection) }
        for model in new { try insert(model, connection) }
        for model in changed where !hasChangedUniqueValue(model) { try update(model, connection) }
        for model in new + changed { try writePairs(of: model, connection) }
        for takeover in takeovers.values where takeover.new.storeIdentifier == store.identifier {
            try redirect(takeover, connection)
        }
        try record(new, changed, gone, in: store)
    }

    private func record(
        _ new: [any PersistentModel], _ changed: [any PersistentModel], _ gone: [any PersistentModel], in store: Store
    ) throws {
        var changes = RecordedChanges()
        for model in new {
            let (id, storage) = (current(model.persistentModelID), model._modelStorage)
            if id == storage.id { changes.insert(id) } else { changes.update(id, storage) }
        }
        for model in changed { changes.update(current(model.persistentModelID), model._modelStorage) }
        for model in gone { try changes.delete(model._modelStorage) }
        try store.record(changes, by: context.author)
    }

    private func models(_ models: [any PersistentModel], of store: Store) -> [any PersistentModel] {
        models.filter { $0._modelStorage.id.storeIdentifier == store.identifier }
    }

    private func hasChangedUniqueValue(_ model: any PersistentModel) -> Bool {
        let storage = model._modelStorage
        return storage.description.uniqueSets.contains { !storage.changedPlaces.isDisjoint(with: $0) }
    }

    // MARK: Rows

    private func delete(_ model: any PersistentModel, _ connection: Database) throws {
        let storage = model._modelStorage
        let key = SQLValue.integer(storage.id.key)
        try connection.rows("DELETE FROM \(TableLayout.quoted(storage.description.name)) WHERE _id = ?", [key])
        for place in storage.description.placesToMany {
            guard let pair = PairTable(storage.description, place) else { continue }
            try connection.rows("DELETE FROM \(TableLayout.quoted(pair.name)) WHERE \(pair.own) = ?", [key])
        }
    }

    private func insert(_ model: any PersistentModel, _ connection: Database) throws {
        let storage = model._modelStorage
        let places = storage.description.columnPlaces
        // The model is there already if a previous save was committed in this store, but failed in another one.
        if let key = try takenKeys(of: storage, connection).first(where: { $0 != storage.id.key }) {
            let new = PersistentIdentifier(
                store: storage.id.storeIdentifier, entityName: storage.id.entityName, key: key)
            takeovers[storage.id] = Takeover(model: model, old: storage.id, new: new)
            return try update(model, places, connection)
        }
        try connection.rows(
            storage.description.insertion, [.integer(storage.id.key)] + places.map { try storage.column($0) })
    }

    /// The stored models with the same unique values.
    private func takenKeys(of storage: _ModelStorage, _ connection: Database) throws -> [Int64] {
        try storage.description.uniqueSets.indices.compactMap { index in
            let set = storage.description.uniqueSets[index]
            guard !set.isEmpty else { return nil }
            let values = try set.map { try storage.column($0) }
            guard !values.contains(.null) else { return nil }
            return try connection.integers(storage.description.uniqueSearches[index], values).first
        }
    }

    private func update(_ model: any PersistentModel, _ connection: Database) throws {
        if hasChangedUniqueValue(model) { try makeRoom(for: model._modelStorage, connection) }
        try update(model, model._modelStorage.changedPlaces.sorted(), connection)
    }

    /// Models may swap unique values: the model that has a value now, and is about to change it, gives it up first.
    private func makeRoom(for storage: _ModelStorage, _ connection: Database) throws {
        for key in try takenKeys(of: storage, connection) where key != current(storage.id).key {
            let id = PersistentIdentifier(
                store: storage.id.storeIdentifier, entityName: storage.id.entityName, key: key)
            guard let other = models.changed[id]?._modelStorage else { continue }
            let unique = Set(other.description.uniqueSets.flatMap { $0 }).intersection(other.changedPlaces)
            guard !unique.isEmpty else { continue }
            let columns = unique.sorted().map { "\(TableLayout.quoted(other.description.properties[$0].name)) = NULL" }
            let table = TableLayout.quoted(other.description.name)
            try connection.rows(
                "UPDATE \(table) SET \(columns.joined(separator: ", ")) WHERE _id = ?", [.integer(key)])
        }
    }

    private func update(_ model: any PersistentModel, _ places: [Int], _ connection: Database) throws {
        let storage = model._modelStorage
        let places = places.filter { storage.description.properties[$0].hasColumn }
        guard !places.isEmpty else { return }
        let columns = places.map { "\(TableLayout.quoted(storage.description.properties[$0].name)) = ?" }
        try connection.rows(
            """
            UPDATE \(TableLayout.quoted(storage.description.name)) \
            SET \(columns.joined(separator: ", ")) WHERE _id = ?
            """, try places.map { try storage.column($0) } + [.integer(current(storage.id).key)])
    }

    private func current(_ id: PersistentIdentifier) -> PersistentIdentifier {
        takeovers[id]?.new ?? context.takeovers[id] ?? id
    }

    // MARK: Relationships

    private func writePairs(of model: any PersistentModel, _ connection: Database) throws {
        let storage = model._modelStorage
        for place in storage.description.placesToMany {
            guard storage.changedPlaces.contains(place) || models.inserted[storage.id] != nil,
                let pair = PairTable(storage.description, place), !isEmpty(storage.slots[place])
            else { continue }
            let (table, key) = (TableLayout.quoted(pair.name), SQLValue.integer(current(storage.id).key))
            let keys = storage.relatedIDs(place).map { current($0).key }
            let old = try connection.integers("SELECT \(pair.their) FROM \(table) WHERE \(pair.own) = ?", [key])
            let (oldKeys, newKeys) = (Set(old), Set(keys))
            for gone in old where !newKeys.contains(gone) {
                try connection.rows(
                    "DELETE FROM \(table) WHERE \(pair.own) = ? AND \(pair.their) = ?", [key, .integer(gone)])
            }
            for new in keys where !oldKeys.contains(new) {
                try connection.rows(
                    "INSERT OR IGNORE INTO \(table) (\(pair.own), \(pair.their)) VALUES (?, ?)",
                    [key, .integer(new)])
            }
        }
    }

    private func isEmpty(_ slot: _ModelStorage.Slot) -> Bool { if case .empty = slot { true } else { false } }

    /// Makes references to the new model refer to the stored one.
    private func redirect(_ takeover: Takeover, _ connection: Database) throws {
        let keys: [SQLValue] = [.integer(takeover.new.key), .integer(takeover.old.key)]
        for model in context.container.schema.models {
            for property in model.properties where property.isToOne {
                guard property.destination?.name == takeover.old.entityName else { continue }
                let column = TableLayout.quoted(property.name)
                try connection.rows(
                    "UPDATE \(TableLayout.quoted(model.name)) SET \(column) = ? WHERE \(column) = ?", keys)
            }
        }
    }
}
