import Foundation

/// Gives a store the tables of a schema, and moves what fits: new columns get the initial value of their property, and
/// renamed ones are found by their `originalName`.
struct TableMigration {
    let store: Store
    let from: TableLayout?
    let models: [ModelDescription]

    func run() throws {
        let (old, new) = (from?.tables ?? [:], TableLayout(models))
        try store.use { connection in
            try dropIndices(connection)
            for model in models {
                guard let table = new.tables[model.name] else { continue }
                try migrate(model, from: old[model.name], to: table, connection)
            }
            for name in old.keys where new.tables[name] == nil {
                try connection.execute("DROP TABLE \(TableLayout.quoted(name))")
            }
            try migratePairs(new, connection)
        }
    }

    private func dropIndices(_ connection: Connection) throws {
        let names = try connection.rows(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name NOT LIKE 'kissa_%'")
        for row in names { try connection.execute("DROP INDEX \(TableLayout.quoted(row[0].text ?? ""))") }
    }

    // MARK: Tables

    private func migrate(
        _ model: ModelDescription, from old: TableLayout.Table?, to new: TableLayout.Table, _ connection: Connection
    ) throws {
        if let old, old.columns != new.columns {
            try rebuild(model, from: old, to: new, connection)
        } else if old == nil {
            try connection.execute(TableLayout.createTable(model.name, new))
        }
        for sql in TableLayout.createIndices(model.name, new) { try connection.execute(sql) }
    }

    private func rebuild(
        _ model: ModelDescription, from old: TableLayout.Table, to new: TableLayout.Table, _ connection: Connection
    ) throws {
        let (name, before) = (TableLayout.quoted(model.name), TableLayout.quoted("before \(model.name)"))
        try connection.execute("ALTER TABLE \(name) RENAME TO \(before)")
        try connection.execute(TableLayout.createTable(model.name, new))
        let sources = new.columns.map { source(of: $0, model, in: old).map(TableLayout.quoted) ?? "NULL" }
        let columns = (["_id"] + new.columns.map { TableLayout.quoted($0.name) }).joined(separator: ", ")
        try connection.execute(
            "INSERT INTO \(name) (\(columns)) SELECT \((["_id"] + sources).joined(separator: ", ")) FROM \(before)")
        try connection.execute("DROP TABLE \(before)")
        for column in new.columns where !column.isOptional && !column.isReference {
            try fill(column, of: model, connection)
        }
    }

    /// The column of the old table that has a new one's values.
    private func source(
        of column: TableLayout.Column, _ model: ModelDescription, in old: TableLayout.Table
    ) -> String? {
        let property = model.properties[model.place(of: column.name)!]
        let names = [property.options?.originalName, column.name].compactMap { $0 }
        return names.first { name in old.columns.contains { $0.name == name && $0.isReference == column.isReference } }
    }

    /// Gives rows without a value the one with which the property begins.
    private func fill(_ column: TableLayout.Column, of model: ModelDescription, _ connection: Connection) throws {
        let (name, quoted) = (TableLayout.quoted(model.name), TableLayout.quoted(column.name))
        let keys = try connection.integers("SELECT _id FROM \(name) WHERE \(quoted) IS NULL")
        guard !keys.isEmpty else { return }
        let property = model.properties[model.place(of: column.name)!]
        for key in keys {
            guard let value = try property.initialColumn() else {
                throw SwiftDataError.loadIssueModelContainer.because(
                    "\(model.name).\(column.name) isn't optional and has no initial value for what is kept already")
            }
            try connection.rows("UPDATE \(name) SET \(quoted) = ? WHERE _id = ?", [value, .integer(key)])
        }
    }

    // MARK: Pairs

    private func migratePairs(_ new: TableLayout, _ connection: Connection) throws {
        var old = Set((from?.pairs ?? [:]).keys)
        for model in models {
            for place in model.properties.indices {
                guard let pair = PairTable(model, place), pair.isOwner,
                    let original = model.properties[place].options?.originalName
                else { continue }
                let before = "\(model.name).\(original)"
                guard old.remove(before) != nil else { continue }
                try connection.execute(
                    "ALTER TABLE \(TableLayout.quoted(before)) RENAME TO \(TableLayout.quoted(pair.name))")
                old.insert(pair.name)
            }
        }
        for name in new.pairs.keys.sorted() {
            let sql = TableLayout.createPairs(name)
            for statement in old.contains(name) ? Array(sql.dropFirst()) : sql { try connection.execute(statement) }
        }
        for name in old where new.pairs[name] == nil {
            try connection.execute("DROP TABLE \(TableLayout.quoted(name))")
        }
    }
}
