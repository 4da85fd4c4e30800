import Foundation
import Storage

extension NSPersistentStore {
    /// How many rows one statement reads.
    private static let rowCountMax = 500

    /// The rows of objects; those that are gone are missing.
    func rows(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: Row] {
        var rows: [NSManagedObjectID: Row] = [:]
        for (_, ids) in Dictionary(grouping: ids, by: { ObjectIdentifier($0.entity) }) {
            for start in stride(from: 0, to: ids.count, by: Self.rowCountMax) {
                try read(Array(ids[start..<min(start + Self.rowCountMax, ids.count)]), into: &rows)
            }
        }
        return rows
    }

    private func read(_ ids: [NSManagedObjectID], into rows: inout [NSManagedObjectID: Row]) throws {
        guard let entity = ids.first.flatMap({ entities[$0.entity.label] }) else { return }
        let reading = RowReading(entity, self)
        let known = Dictionary(ids.map { ($0.key, $0) }) { first, _ in first }
        let places = Array(repeating: "?", count: ids.count).joined(separator: ", ")
        let sql = "SELECT t._id, t._version\(reading.columns) FROM \(reading.table) t WHERE t._id IN (\(places))"
        let found = try backing.use { try $0.rows(sql, ids.map { .integer($0.key) }) }
        for columns in found {
            guard case .integer(let key) = columns[0], case .integer(let version) = columns[1], let id = known[key]
            else {
                continue
            }
            rows[id] = Row(slots: reading.slots(Array(columns.dropFirst(2))), version: version)
        }
    }

    /// The identifiers of the objects of a relationship to many, in its order.
    func related(to id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        guard let destination = relationship.destinationEntity, !relationship.isTransient else { return [] }
        let table = StoreTables.quoted(destination.rootEntity.label)
        let sql: String
        if let pair = PairTable(relationship) {
            sql = """
                SELECT d._id, d._entity FROM \(StoreTables.quoted(pair.name)) p JOIN \(table) d ON d._id = p.\(pair.their) \
                WHERE p.\(pair.own) = ? ORDER BY p.rowid
                """
        } else if let inverse = relationship.inverseRelationship {
            sql = "SELECT d._id, d._entity FROM \(table) d WHERE d.\(inverse.column) = ? ORDER BY d._id"
        } else {
            return []
        }
        let ids = identifiers(try backing.use { try $0.rows(sql, [.integer(id.key)]) })
        return relationship.isOrdered ? sorted(ids, try order(of: relationship, id)) : ids
    }

    /// The identifiers of rows with a number and an entity's name.
    func identifiers(_ rows: [[Database.Value]]) -> [NSManagedObjectID] {
        rows.compactMap { row in
            guard case .integer(let key) = row[0], case .text(let name) = row[1], let entity = entities[name] else {
                return nil
            }
            return NSManagedObjectID(entity, self, key: key, isTemporary: false)
        }
    }

    private func order(of relationship: NSRelationshipDescription, _ id: NSManagedObjectID) throws -> [Int64] {
        let table = StoreTables.quoted(id.entity.rootEntity.label)
        let sql = "SELECT \(relationship.column) FROM \(table) WHERE _id = ?"
        guard case .text(let keys)? = try backing.use({ try $0.rows(sql, [.integer(id.key)]).first?[0] }) else {
            return []
        }
        return keys.split(separator: ",").compactMap { Int64($0) }
    }

    private func sorted(_ ids: [NSManagedObjectID], _ order: [Int64]) -> [NSManagedObjectID] {
        let place = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        return ids.enumerated().sorted { one, other in
            (place[one.element.key] ?? order.count + one.offset)
                < (place[other.element.key] ?? order.count + other.offset)
        }.map(\.element)
    }
}

/// Reads the columns of an entity's rows.
private struct RowReading {
    let table: String
    /// The columns after the first ones, each with a comma before it.
    private(set) var columns = ""
    private var readers: [Reader] = []

    private enum Reader {
        case nothing, unread
        case attribute(AttributeCoding)
        case one(NSEntityDescription)
        /// With the entity's name in the next column.
        case anyOf([String: NSEntityDescription])
    }

    private let store: NSPersistentStore

    init(_ entity: NSEntityDescription, _ store: NSPersistentStore) {
        self.store = store
        table = StoreTables.quoted(entity.rootEntity.label)
        for property in entity.places.properties { add(property) }
    }

    private mutating func add(_ property: NSPropertyDescription) {
        if let relationship = property as? NSRelationshipDescription {
            guard !relationship.isToMany else { return readers.append(relationship.isTransient ? .nothing : .unread) }
            return add(relationship)
        }
        guard property.hasColumn, let attribute = property as? NSAttributeDescription else {
            return readers.append(.nothing)
        }
        columns += ", t.\(property.column)"
        readers.append(.attribute(AttributeCoding(attribute)))
    }

    private mutating func add(_ relationship: NSRelationshipDescription) {
        guard relationship.hasColumn, let destination = relationship.destinationEntity else {
            return readers.append(.nothing)
        }
        columns += ", t.\(relationship.column)"
        guard !destination.subentities.isEmpty else { return readers.append(.one(destination)) }
        let other = StoreTables.quoted(destination.rootEntity.label)
        columns += ", (SELECT d._entity FROM \(other) d WHERE d._id = t.\(relationship.column))"
        readers.append(.anyOf(store.entities))
    }

    func slots(_ columns: [Database.Value]) -> [Slot] {
        var rest = columns[...]
        return readers.map { reader in
            switch reader {
            case .nothing: return .empty
            case .unread: return .unread
            case .attribute(let coding): return coding.slot(rest.popFirst() ?? .null)
            case .one(let entity): return slot(rest.popFirst(), entity)
            case .anyOf(let entities):
                let key = rest.popFirst()
                guard case .text(let name)? = rest.popFirst() else { return .empty }
                return slot(key, entities[name])
            }
        }
    }

    private func slot(_ key: Database.Value?, _ entity: NSEntityDescription?) -> Slot {
        guard case .integer(let key)? = key, let entity else { return .empty }
        return .one(NSManagedObjectID(entity, store, key: key, isTemporary: false))
    }
}
