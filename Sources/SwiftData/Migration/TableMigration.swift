import Foundation
import Storage

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

    private func dropIndices(_ connection: Database) throws {
        let names = try connection.rows(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name NOT LIKE 'kissa_%'")
        for row in names { try connection.execute("DROP INDEX \(TableLayout.quoted(row[0].text ?? ""))") }
    }

    // MARK: Tables

    private func migrate(
        _ model: ModelDescription, from old: TableLayout.Table?, to new: TableLayout.Table, _ connection: Database
    ) throws {
        if let old, old.columns != new.columns {
            try rebuild(model, from: old, to: new, connection)
        } else if old == nil {
            try connection.execute(TableLayout.createTable(model.name, new))
        }
        for sql in TableLayout.createIndices(model.name, new) { try connection.execute(sql) }
    }

    private func rebuild(
        _ model: ModelDescription, from old: TableLayout.Table, to new: TableLayout.Table, _ connection: Database
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
    private func fill(_ column: TableLayout.Column, of model: ModelDescription, _ connection: Database) throws {
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

    private func migratePairs(_ new: TableLayout, _ connection: Database) throws {
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
        try moveRelationships(to: new, among: old, connection)
        for name in old where new.pairs[name] == nil {
            try connection.execute("DROP TABLE \(TableLayout.quoted(name))")
        }
    }

    /// Carries over relationships to many that are kept elsewhere now, because an inverse came, went or became ambiguous.
    ///
    /// - Parameter pairs: The tables of pairs that there are still of the old layout.
    private func moveRelationships(to new: TableLayout, among pairs: Set<String>, _ connection: Database) throws {
        for model in models {
            for (name, place) in new.tables[model.name]?.relationships ?? [:] {
                let original = model.place(of: name).flatMap { model.properties[$0].options?.originalName }
                let kept = from?.tables[model.name]?.relationships ?? [:]
                guard let before = original.flatMap({ kept[$0] }) ?? kept[name], before != place else { continue }
                let sql = TableLayout.move(before, to: place, in: new, among: pairs)
                guard let sql else {
                    throw SwiftDataError.loadIssueModelContainer.because(
                        "\(model.name).\(name) is kept in another way now, which its models can't be moved to")
                }
                if !sql.isEmpty { try connection.execute(sql) }
            }
        }
    }
}

extension TableLayout {
    /// The statement that moves a relationship's models; empty where they are there already, nil where they can't be moved.
    fileprivate static func move(_ old: Place, to new: Place, in layout: TableLayout, among pairs: Set<String>)
        -> String?
    {
        switch (old, new) {
        case (.column(let table, let column), .pairs(let name, let isOwner)):
            guard layout.tables[table]?.columns.contains(where: { $0.name == column && $0.isReference }) == true else {
                return nil
            }
            return """
                INSERT OR IGNORE INTO \(quoted(name)) (\(isOwner ? "owner, other" : "other, owner")) \
                SELECT \(quoted(column)), _id FROM \(quoted(table)) WHERE \(quoted(column)) IS NOT NULL
                """
        case (.pairs(let name, let isOwner), .column(let table, let column)):
            guard pairs.contains(name) else { return nil }
            let (own, their) = isOwner ? ("owner", "other") : ("other", "owner")
            return """
                UPDATE \(quoted(table)) SET \(quoted(column)) = (SELECT \(own) FROM \(quoted(name)) \
                WHERE \(their) = \(quoted(table))._id) WHERE \(quoted(column)) IS NULL
                """
        case (.pairs(let name, let wasOwner), .pairs(let target, let isOwner)):
            // A table that was renamed is there under its new name.
            guard pairs.contains(name) else { return pairs.contains(target) ? "" : nil }
            guard name != target else { return wasOwner == isOwner ? "" : nil }
            let columns = wasOwner == isOwner ? "owner, other" : "other, owner"
            return "INSERT OR IGNORE INTO \(quoted(target)) (owner, other) SELECT \(columns) FROM \(quoted(name))"
        case (.column, .column):
            // The values went with the table.
            return ""
        }
    }
}
