import Foundation
import Storage

/// One save: the statements that make the stores what a context has. The context itself is changed once they are committed.
final class Saving {
    /// A new model with the unique values of one that is kept: it becomes that one.
    struct Takeover {
        let model: any PersistentModel
        let old: PersistentIdentifier
        let new: PersistentIdentifier
    }

    private let context: ModelContext
    private(set) var takeovers: [Takeover] = []

    init(_ context: ModelContext) { self.context = context }

    func run() throws {
        let models = [context.inserted, context.changed, context.deleted].flatMap(\.values)
        var stores: [Store] = []
        for model in models {
            let store = try context.container.store(of: model._modelStorage.description.name)
            guard store.allowsSave else {
                throw SwiftDataError.saveNotAllowed.because(store.url?.path ?? "in memory")
            }
            if !stores.contains(where: { $0 === store }) { stores.append(store) }
        }
        // All savers take the stores' locks in one order: two that save into the same ones never wait for each other.
        stores.sort { $0.identifier < $1.identifier }
        try write(to: stores[...])
    }

    /// Each store's transaction is around the next one's.
    private func write(to stores: ArraySlice<Store>) throws {
        guard let store = stores.first else { return }
        try store.transaction { connection in
            try write(store, connection)
            try write(to: stores.dropFirst())
        }
    }

    private func write(_ store: Store, _ connection: Database) throws {
        for model in models(context.deleted, of: store) { try delete(model, connection) }
        let (new, changed) = (models(context.inserted, of: store), models(context.changed, of: store))
        // A new model may have a unique value that a changed one has given up.
        for model in changed where hasChangedUniqueValue(model) { try update(model, connection) }
        for model in new { try insert(model, connection) }
        for model in changed where !hasChangedUniqueValue(model) { try update(model, connection) }
        for model in new + changed { try writePairs(of: model, connection) }
        for takeover in takeovers where takeover.new.storeIdentifier == store.identifier {
            try redirect(takeover, connection)
        }
    }

    private func models(
        _ models: [PersistentIdentifier: any PersistentModel], of store: Store
    ) -> [any PersistentModel] {
        ModelContext.inOrder(models.filter { $0.key.storeIdentifier == store.identifier })
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
        for place in storage.description.properties.indices {
            guard let pair = PairTable(storage.description, place) else { continue }
            try connection.rows("DELETE FROM \(TableLayout.quoted(pair.name)) WHERE \(pair.own) = ?", [key])
        }
    }

    private func insert(_ model: any PersistentModel, _ connection: Database) throws {
        let storage = model._modelStorage
        let places = storage.description.properties.indices.filter { storage.description.properties[$0].hasColumn }
        if let key = try takenKey(of: storage, connection) {
            let new = PersistentIdentifier(
                store: storage.id.storeIdentifier, entityName: storage.id.entityName, key: key)
            takeovers.append(Takeover(model: model, old: storage.id, new: new))
            return try update(model, places, connection)
        }
        let columns = ["_id"] + places.map { TableLayout.quoted(storage.description.properties[$0].name) }
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        try connection.rows(
            """
            INSERT INTO \(TableLayout.quoted(storage.description.name)) \
            (\(columns.joined(separator: ", "))) VALUES (\(marks))
            """, [.integer(storage.id.key)] + places.map { try storage.column($0) })
    }

    /// The kept model that has the same values where they are unique.
    private func takenKey(of storage: _ModelStorage, _ connection: Database) throws -> Int64? {
        for set in storage.description.uniqueSets where !set.isEmpty {
            let values = try set.map { try storage.column($0) }
            guard !values.contains(.null) else { continue }
            let test = set.map { "\(TableLayout.quoted(storage.description.properties[$0].name)) = ?" }
            let sql = """
                SELECT _id FROM \(TableLayout.quoted(storage.description.name)) \
                WHERE \(test.joined(separator: " AND "))
                """
            if let key = try connection.integers(sql, values).first { return key }
        }
        return nil
    }

    private func update(_ model: any PersistentModel, _ connection: Database) throws {
        try update(model, model._modelStorage.changedPlaces.sorted(), connection)
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
        takeovers.last { $0.old == id }?.new ?? context.takeovers[id] ?? id
    }

    // MARK: Relationships

    private func writePairs(of model: any PersistentModel, _ connection: Database) throws {
        let storage = model._modelStorage
        for place in storage.description.properties.indices {
            guard storage.changedPlaces.contains(place) || context.inserted[storage.id] != nil,
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

    /// Has everything lead to the kept model that led to the new one.
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
