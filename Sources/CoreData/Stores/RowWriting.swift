import Foundation
import Storage

/// Writes objects' rows.
struct RowWriting {
    private let store: NSPersistentStore
    private let connection: Database

    init(_ store: NSPersistentStore, _ connection: Database) { (self.store, self.connection) = (store, connection) }

    private func table(_ object: NSManagedObject) -> String { StoreTables.quoted(object.entity.rootEntity.label) }

    private func key(_ object: NSManagedObject) -> Database.Value { .integer(object.objectID.key) }

    /// A property's content as it is in its column.
    private func column(_ place: Int, of object: NSManagedObject, _ slot: Slot) throws -> Database.Value {
        let property = object.entity.places.properties[place]
        guard let relationship = property as? NSRelationshipDescription else {
            return try (property as? NSAttributeDescription).map { try AttributeCoding($0).column(slot.value) } ?? .null
        }
        if relationship.isToMany { return .text(slot.ids.map { "\($0.key)" }.joined(separator: ",")) }
        return slot.id.map { .integer($0.key) } ?? .null
    }

    private func columnPlaces(_ object: NSManagedObject) -> [Int] {
        object.entity.places.properties.indices.filter { object.entity.places.properties[$0].hasColumn }
    }

    // MARK: Rows

    /// The row is there already if an earlier save was committed in this store and failed in another one.
    func insert(_ object: NSManagedObject) throws {
        let places = columnPlaces(object)
        let names = ["_id", "_entity", "_version"] + places.map { object.entity.places.properties[$0].column }
        let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
        let values = try places.map { try column($0, of: object, object.slot($0)) }
        let sets = names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        try connection.rows(
            """
            INSERT INTO \(table(object)) (\(names.joined(separator: ", "))) VALUES (\(marks)) \
            ON CONFLICT (_id) DO UPDATE SET \(sets)
            """,
            [key(object), .text(object.entity.label), .integer(1)] + values)
    }

    func update(_ object: NSManagedObject, _ places: [Int], version: Int64, key: Int64? = nil) throws {
        let sets = places.map { "\(object.entity.places.properties[$0].column) = ?" } + ["_version = ?"]
        let values = try places.map { try column($0, of: object, object.slot($0)) }
        try connection.rows(
            "UPDATE \(table(object)) SET \(sets.joined(separator: ", ")) WHERE _id = ?",
            values + [.integer(version), .integer(key ?? object.objectID.key)])
    }

    func delete(_ object: NSManagedObject) throws {
        try connection.rows("DELETE FROM \(table(object)) WHERE _id = ?", [key(object)])
        let root = object.entity.rootEntity.label
        for pair in store.tables.pairs {
            for (column, table) in zip(["a", "b"], pair.tables) where table == root {
                try connection.rows("DELETE FROM \(StoreTables.quoted(pair.name)) WHERE \(column) = ?", [key(object)])
            }
        }
    }

    /// The number of a row's version; nil if the row is gone.
    func version(of object: NSManagedObject) throws -> Int64? {
        try connection.integers("SELECT _version FROM \(table(object)) WHERE _id = ?", [key(object)]).first
    }

    /// Those of an object's changed properties that the store still has as the object read them.
    func unchangedPlaces(_ places: [Int], of object: NSManagedObject) throws -> [Int] {
        let names = places.map { object.entity.places.properties[$0].column }.joined(separator: ", ")
        let row = try connection.rows("SELECT \(names) FROM \(table(object)) WHERE _id = ?", [key(object)]).first
        guard let row else { return [] }
        return try zip(places, row).filter { place, stored in
            try column(place, of: object, object.kept[place] ?? object.slot(place)) == stored
        }.map(\.0)
    }

    // MARK: Unique values

    /// The number of another row with the same unique values.
    func key(equalTo object: NSManagedObject, in names: [String]) throws -> Int64? {
        let places = names.compactMap { object.place(of: $0) }
        let values = try places.map { try column($0, of: object, object.slot($0)) }
        guard places.count == names.count, !values.contains(.null) else { return nil }
        let test = names.map { "\(StoreTables.quoted($0)) = ?" }.joined(separator: " AND ")
        return try connection.integers(
            "SELECT _id FROM \(table(object)) WHERE \(test) AND _id <> ?", values + [key(object)]
        ).first
    }

    /// Gives up an object's unique values, if it is about to change them.
    func makeRoom(_ object: NSManagedObject, _ names: [String]) throws -> Bool {
        let changed = object.changedPlaces.map { object.entity.places.properties[$0] }.filter {
            names.contains($0.name)
        }
        guard !changed.isEmpty else { return false }
        let sets = changed.map { "\($0.column) = NULL" }.joined(separator: ", ")
        try connection.rows("UPDATE \(table(object)) SET \(sets) WHERE _id = ?", [key(object)])
        return true
    }

    /// Writes a new object in place of a stored one, and returns the number of the version.
    func takeOver(_ object: NSManagedObject, _ key: Int64) throws -> Int64 {
        let sql = "SELECT _version FROM \(table(object)) WHERE _id = ?"
        let version = (try connection.integers(sql, [.integer(key)]).first ?? 0) + 1
        try update(object, columnPlaces(object), version: version, key: key)
        return version
    }

    /// Makes references to a new object refer to a stored one.
    func redirect(_ old: NSManagedObjectID, to key: Int64) throws {
        let (root, values) = (old.entity.rootEntity, [Database.Value.integer(key), .integer(old.key)])
        for table in store.tables.tables {
            for case let relationship as NSRelationshipDescription in table.columns
            where !relationship.isToMany && relationship.destinationEntity?.rootEntity === root {
                try connection.rows(
                    "UPDATE \(StoreTables.quoted(table.name)) SET \(relationship.column) = ? WHERE \(relationship.column) = ?",
                    values)
            }
        }
        for pair in store.tables.pairs {
            let name = StoreTables.quoted(pair.name)
            for (column, table) in zip(["a", "b"], pair.tables) where table == root.label {
                // A pair that is there already stays once.
                try connection.rows("UPDATE OR IGNORE \(name) SET \(column) = ? WHERE \(column) = ?", values)
                try connection.rows("DELETE FROM \(name) WHERE \(column) = ?", [values[1]])
            }
        }
    }

    // MARK: Pairs

    func writePairs(of object: NSManagedObject) throws {
        for (place, property) in object.entity.places.properties.enumerated() {
            guard let relationship = property as? NSRelationshipDescription, let pair = PairTable(relationship),
                object.kept[place] != nil || object.objectID.isTemporaryID
            else { continue }
            try write(object.slot(place).ids.map(\.key), pair, key(object))
        }
    }

    private func write(_ keys: [Int64], _ pair: PairTable, _ owner: Database.Value) throws {
        let table = StoreTables.quoted(pair.name)
        let old = try connection.integers("SELECT \(pair.their) FROM \(table) WHERE \(pair.own) = ?", [owner])
        let (oldKeys, newKeys) = (Set(old), Set(keys))
        for gone in old where !newKeys.contains(gone) {
            try connection.rows(
                "DELETE FROM \(table) WHERE \(pair.own) = ? AND \(pair.their) = ?", [owner, .integer(gone)])
        }
        for new in keys where !oldKeys.contains(new) {
            try connection.rows(
                "INSERT OR IGNORE INTO \(table) (\(pair.own), \(pair.their)) VALUES (?, ?)", [owner, .integer(new)])
        }
    }
}
