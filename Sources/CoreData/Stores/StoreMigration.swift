import Foundation
import Storage

/// Makes a store's tables, and changes those of an earlier version of the model, as Core Data's lightweight migration does: new
/// properties get their default, those with a renaming identifier keep their values, and others are removed.
struct StoreMigration {
    private let tables: StoreTables
    private let connection: Database

    init(_ tables: StoreTables, _ connection: Database) { (self.tables, self.connection) = (tables, connection) }

    /// - Parameter note: What the last migration has returned; nil for a new store.
    /// - Returns: A note of the model. Nothing is done if it is the same.
    func run(_ note: String?) throws -> String {
        guard note != tables.note else { return tables.note }
        for table in tables.tables {
            try renameTable(table)
            let known = try columns(of: table.name)
            if known.isEmpty { try make(table) } else { try change(table, known) }
            try renameEntities(table)
            try index(table)
        }
        for pair in tables.pairs { try make(pair) }
        return tables.note
    }

    private func columns(of table: String) throws -> [String] {
        try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]).compactMap { row in
            if case .text(let name) = row[0] { name } else { nil }
        }
    }

    private func make(_ table: StoreTables.Table) throws {
        let columns = ["_id INTEGER PRIMARY KEY", "_entity TEXT NOT NULL", "_version INTEGER NOT NULL"]
        let sql = (columns + table.columns.map(\.column)).joined(separator: ", ")
        try connection.execute("CREATE TABLE \(StoreTables.quoted(table.name)) (\(sql))")
    }

    private func make(_ pair: PairTable) throws {
        let name = StoreTables.quoted(pair.name)
        try connection.execute(
            """
            CREATE TABLE IF NOT EXISTS \(name) (a INTEGER NOT NULL, b INTEGER NOT NULL, UNIQUE (a, b));
            CREATE INDEX IF NOT EXISTS \(StoreTables.quoted("b of " + pair.name)) ON \(name) (b)
            """)
    }

    /// Relationships and unique values are searched often.
    private func index(_ table: StoreTables.Table) throws {
        let constraints = table.root.withSubentities.flatMap(\.constraintNames).compactMap(\.first)
        for property in table.columns {
            let isToOne = (property as? NSRelationshipDescription).map { !$0.isToMany } ?? false
            guard isToOne || constraints.contains(property.name) else { continue }
            try connection.execute(
                """
                CREATE INDEX IF NOT EXISTS \(indexName(table, property.name)) \
                ON \(StoreTables.quoted(table.name)) (\(property.column))
                """)
        }
    }

    private func indexName(_ table: StoreTables.Table, _ column: String) -> String {
        StoreTables.quoted("\(column) of \(table.name)")
    }

    // MARK: Earlier versions

    private func change(_ table: StoreTables.Table, _ known: [String]) throws {
        let name = StoreTables.quoted(table.name)
        var known = Set(known.filter { !$0.hasPrefix("_") })
        for property in table.columns where !known.contains(property.name) {
            if let old = property.renamingIdentifier, known.remove(old) != nil {
                try connection.execute("DROP INDEX IF EXISTS \(indexName(table, old))")
                try connection.execute(
                    "ALTER TABLE \(name) RENAME COLUMN \(StoreTables.quoted(old)) TO \(property.column)")
            } else {
                try connection.execute("ALTER TABLE \(name) ADD COLUMN \(property.column)")
                try setDefault(of: property, in: table)
            }
            known.insert(property.name)
        }
        for property in table.columns where !property.isOptional { try setDefault(of: property, in: table) }
        for gone in known.subtracting(table.columns.map(\.name)).sorted() {
            try connection.execute("DROP INDEX IF EXISTS \(indexName(table, gone))")
            try connection.execute("ALTER TABLE \(name) DROP COLUMN \(StoreTables.quoted(gone))")
        }
    }

    private func setDefault(of property: NSPropertyDescription, in table: StoreTables.Table) throws {
        guard let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue else { return }
        let stored = try AttributeCoding(attribute).column(ManagedValue.stored(value, for: attribute))
        let entities = table.root.withSubentities.filter { $0.places.index[property.name] != nil }
        for entity in entities {
            try connection.rows(
                """
                UPDATE \(StoreTables.quoted(table.name)) SET \(property.column) = ? \
                WHERE _entity = ? AND \(property.column) IS NULL
                """,
                [stored, .text(entity.label)])
        }
    }

    private func renameTable(_ table: StoreTables.Table) throws {
        guard let old = table.root.renamingIdentifier, old != table.name else { return }
        guard try columns(of: table.name).isEmpty, try !columns(of: old).isEmpty else { return }
        try connection.execute("ALTER TABLE \(StoreTables.quoted(old)) RENAME TO \(StoreTables.quoted(table.name))")
        // Numbers of new objects go on from those of the old name.
        try connection.rows(
            "INSERT OR REPLACE INTO kissa_keys SELECT ?, next FROM kissa_keys WHERE entity = ?",
            [.text(table.name), .text(old)])
    }

    private func renameEntities(_ table: StoreTables.Table) throws {
        for entity in table.root.withSubentities {
            guard let old = entity.renamingIdentifier, old != entity.label else { continue }
            try connection.rows(
                "UPDATE \(StoreTables.quoted(table.name)) SET _entity = ? WHERE _entity = ?",
                [.text(entity.label), .text(old)])
        }
    }
}

extension NSEntityDescription {
    /// The names of attributes that are unique together; those of superentities, too.
    var constraintNames: [[String]] {
        let own = uniquenessConstraints.map { constraint in
            constraint.compactMap { ($0 as? NSAttributeDescription)?.name ?? $0 as? String }
        }
        return own.filter { !$0.isEmpty } + (superentity?.constraintNames ?? [])
    }
}
