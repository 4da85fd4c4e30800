import Foundation
import os

/// A registry with one object per model: for those that are referenced somewhere, including faults, which aren't read yet.
extension ModelContext {
    func register(_ model: any PersistentModel) {
        registered[model._modelStorage.id] = WeakModel(model: model)
    }

    /// Removes a deallocated model from the registry.
    func forget(_ id: PersistentIdentifier, _ storage: _ModelStorage) {
        if registered[id]?.model == nil { registered[id] = nil }
    }

    /// The model with an identifier, if an object of it exists already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registered[persistentModelID]?.model as? T
    }

    /// The model with an identifier. Its values are read on first access.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let description = container.schema.models.first(where: { $0.name == persistentModelID.entityName }) else {
            fatalError("\(persistentModelID.entityName) isn't among the container's models: \(container.schema)")
        }
        return model(description, takeovers[persistentModelID] ?? persistentModelID)
    }

    func model(_ description: ModelDescription, _ id: PersistentIdentifier, batch: FaultBatch? = nil)
        -> any PersistentModel
    {
        if let model = registered[id]?.model { return model }
        let storage = _ModelStorage(description, id: id)
        storage.context = self
        storage.isFault = true
        storage.batch = batch
        let model = description.type.init(_modelStorage: storage)
        register(model)
        return model
    }

    /// A related model; nil if it is deleted, here or in the store. If the store can't be read, it is assumed to exist.
    /// - Parameter isCertain: Whether the model is known to exist, so that the store isn't asked.
    func relatedModel(
        for id: PersistentIdentifier, batch: FaultBatch? = nil, isCertain: Bool = false
    ) -> (any PersistentModel)? {
        let id = takeovers[id] ?? id
        let known = registered[id]?.model ?? deleted[id]
        if let known { return known._modelStorage.isDeleted ? nil : known }
        guard let description = container.schema.models.first(where: { $0.name == id.entityName }),
            let store = try? container.store(of: id.entityName),
            isCertain || (try? store.has(description, key: id.key)) ?? true
        else { return nil }
        return model(description, id, batch: batch)
    }

    func identifier(_ description: ModelDescription, key: Int64) -> PersistentIdentifier {
        let store = try? container.store(of: description.name)
        return PersistentIdentifier(store: store?.identifier, entityName: description.name, key: key)
    }

    /// Whether the store has the model: it was saved before.
    func isKept(_ storage: _ModelStorage) -> Bool {
        storage.context === self && inserted[storage.id] == nil
    }

    // MARK: Reading

    /// Reads a model, and the following faults of its batch. If the store can't be read, they stay faults.
    func load(_ storage: _ModelStorage) {
        var open = [storage.id.key: storage]
        for key in storage.batch?.keys(after: storage.id.key) ?? [] {
            let id = PersistentIdentifier(
                store: storage.id.storeIdentifier, entityName: storage.id.entityName, key: key)
            if let other = registered[id]?.model?._modelStorage, other.isFault { open[key] = other }
        }
        let keys = Array(open.keys)
        guard let rows = reading(storage, { try $0.rows(of: storage.description, keys: keys) }) else { return }
        let places = Store.readColumns(of: storage.description)
        for (key, storage) in open {
            guard let row = rows[key] else {
                storage.isGone()
                continue
            }
            storage.fill(places, with: row)
        }
    }

    /// - Returns: Nil where the store can't be read now.
    func externalValue(of storage: _ModelStorage, _ place: Int) -> SQLValue? {
        guard isKept(storage) else { return .null }
        return reading(storage) { try $0.column(place, of: storage.description, key: storage.id.key) ?? .null }
    }

    /// - Returns: Nil where the store can't be read now.
    func relatedIDs(of storage: _ModelStorage, _ place: Int) -> [PersistentIdentifier]? {
        guard let destination = storage.description.properties[place].destination else { return [] }
        let keys = reading(storage) { try $0.relatedKeys(place, of: storage.description, key: storage.id.key) }
        return keys?.map { identifier(destination, key: $0) }
    }

    private static let log = Logger(subsystem: "kissa.swiftdata", category: "ModelContext")

    /// Reads from a model's store. Of successive failures only the first is logged.
    private func reading<R>(_ storage: _ModelStorage, _ read: (Store) throws -> R) -> R? {
        do {
            let result = try read(container.store(of: storage.description.name))
            hasToldOfReading = false
            return result
        } catch {
            if !hasToldOfReading { Self.log.error("the store can't be read: \(error, privacy: .public)") }
            hasToldOfReading = true
            return nil
        }
    }
}

/// Models that were fetched together: if one is read, the next ones will probably be read soon.
final class FaultBatch {
    private let keys: [Int64]
    private lazy var places = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    private static let count = 100

    init(_ keys: [Int64]) { self.keys = keys }

    func keys(after key: Int64) -> ArraySlice<Int64> {
        guard let place = places[key] else { return [] }
        return keys[place..<min(place + Self.count, keys.count)]
    }
}
