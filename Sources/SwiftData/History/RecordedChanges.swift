import Foundation
import FoundationAdditions

/// The changes of a save, in the form that the store keeps. Changes with the same class and properties are grouped.
struct RecordedChanges: Codable {
    private struct Updated: Codable {
        let entity: String
        let properties: [String]
        var keys: [Int64]
    }

    private struct Deleted: Codable {
        let entity: String
        let key: Int64
        let values: [String: Value]
    }

    /// A value as SQLite keeps it.
    private enum Value: Codable {
        case integer(Int64)
        case real(Double)
        case text(String)
        case blob(Data)

        init?(_ column: SQLValue) {
            switch column {
            case .null: return nil
            case .integer(let number): self = .integer(number)
            case .real(let number): self = .real(number)
            case .text(let text): self = .text(text)
            case .blob(let data): self = .blob(data)
            }
        }

        var column: SQLValue {
            switch self {
            case .integer(let number): .integer(number)
            case .real(let number): .real(number)
            case .text(let text): .text(text)
            case .blob(let data): .blob(data)
            }
        }
    }

    /// Ranges of inserted numbers, each as its first number and a count, by class.
    private var inserted: [String: [[Int64]]] = [:]
    private var updated: [Updated] = []
    private var deleted: [Deleted] = []

    // MARK: Recording

    /// - Parameter id: The identifier with which the model is stored.
    mutating func insert(_ id: PersistentIdentifier) {
        var ranges = inserted[id.entityName] ?? []
        if let last = ranges.last, last[0] + last[1] == id.key {
            ranges[ranges.count - 1][1] += 1
        } else {
            ranges.append([id.key, 1])
        }
        inserted[id.entityName] = ranges
    }

    mutating func update(_ id: PersistentIdentifier, _ storage: _ModelStorage) {
        let names = storage.changedPlaces.sorted().map { storage.description.properties[$0].name }
        if let place = updated.lastIndex(where: { $0.entity == id.entityName && $0.properties == names }) {
            updated[place].keys.append(id.key)
        } else {
            updated.append(Updated(entity: id.entityName, properties: names, keys: [id.key]))
        }
    }

    mutating func delete(_ storage: _ModelStorage) throws {
        var values: [String: Value] = [:]
        for (place, property) in storage.description.properties.enumerated() where property.isPreserved {
            values[property.name] = Value(try storage.column(place))
        }
        deleted.append(Deleted(entity: storage.description.name, key: storage.id.key, values: values))
    }

    // MARK: Telling

    func changes(of transaction: DefaultHistoryTransaction) -> [HistoryChange] {
        var changes: [HistoryChange] = []
        for entity in inserted.keys.sorted() {
            for key in inserted[entity]!.flatMap({ $0[0]..<($0[0] + $0[1]) }) {
                add(entity, key, transaction, to: &changes) { $0.insert() }
            }
        }
        for update in updated {
            for key in update.keys {
                add(update.entity, key, transaction, to: &changes) { $0.update(update.properties) }
            }
        }
        for delete in deleted {
            let columns = delete.values.mapValues(\.column)
            add(delete.entity, delete.key, transaction, to: &changes) { $0.delete(columns) }
        }
        return changes
    }

    private func add(
        _ entity: String, _ key: Int64, _ transaction: DefaultHistoryTransaction, to changes: inout [HistoryChange],
        _ make: (ToldChange) -> HistoryChange
    ) {
        guard let description = transaction.schema.models.first(where: { $0.name == entity }) else { return }
        let id = PersistentIdentifier(store: transaction.storeIdentifier, entityName: entity, key: key)
        let told = ToldChange(
            description: description, id: id, transaction: transaction.transactionIdentifier, number: changes.count)
        changes.append(make(told))
    }
}

/// A change, and the context to convert it to the types of its class.
private struct ToldChange {
    let description: ModelDescription
    let id: PersistentIdentifier
    let transaction: Int64
    let number: Int

    func insert() -> HistoryChange {
        func made<M: PersistentModel>(_: M.Type) -> any HistoryInsert {
            DefaultHistoryInsert<M>(
                transactionIdentifier: transaction, changeIdentifier: number, changedPersistentIdentifier: id)
        }
        return .insert(made(description.type))
    }

    func update(_ names: [String]) -> HistoryChange {
        func made<M: PersistentModel>(_: M.Type) -> any HistoryUpdate {
            let paths = names.compactMap { keyPath($0, of: M.self) }
            return DefaultHistoryUpdate<M>(
                transactionIdentifier: transaction, changeIdentifier: number, changedPersistentIdentifier: id,
                updatedAttributes: paths.map(\.partialSendable))
        }
        return .update(made(description.type))
    }

    func delete(_ columns: [String: SQLValue]) -> HistoryChange {
        func made<M: PersistentModel>(_: M.Type) -> any HistoryDelete {
            let values = columns.keys.sorted().compactMap { name -> (key: PartialKeyPath<M>, value: any Sendable)? in
                guard let path = keyPath(name, of: M.self), let place = description.place(of: name),
                    let value = description.properties[place].value(of: columns[name]!)
                else { return nil }
                return (path, value)
            }
            return DefaultHistoryDelete<M>(
                transactionIdentifier: transaction, changeIdentifier: number, changedPersistentIdentifier: id,
                tombstone: HistoryTombstone(values))
        }
        return .delete(made(description.type))
    }

    private func keyPath<M: PersistentModel>(_ name: String, of _: M.Type) -> PartialKeyPath<M>? {
        description.place(of: name).flatMap { description.properties[$0].keyPath as? PartialKeyPath<M> }
    }
}
