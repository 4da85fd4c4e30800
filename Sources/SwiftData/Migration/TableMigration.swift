import Foundation
import Storage

/// Migrates a store's tables to a schema, and carries over what is in both: new columns get the initial value of their property,
/// and renamed ones are found by their `originalName`. If values can't be carried over, it throws an error.
struct TableMigration {
    let store: Store
    let from: TableLayout?
    let models: [ModelDescription]

    func run() throws {
        let new = TableLayout(models)
        try store.use { connection in
            try dropIndices(connection)
            let relationships = RelationshipMigration(
                from: from ?? TableLayout([]), to: new, models: models, connection: connection)
            try relationships.takeOut()
            for model in models {
                guard let table = new.tables[model.name] else { continue }
                try migrate(model, from: from?.tables[model.name], to: table, connection)
            }
            for name in from?.tables.keys.sorted() ?? [] where new.tables[name] == nil {
                try connection.execute("DROP TABLE \(TableLayout.quoted(name))")
            }
            try relationships.putBack()
            for model in models {
                guard let table = new.tables[model.name] else { continue }
                for sql in TableLayout.createIndices(model.name, table) { try connection.execute(sql) }
            }
        }
    }

    private func dropIndices(_ connection: Database) throws {
        let names = try connection.rows(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name NOT LIKE 'kissa_%'")
        for row in names { try connection.execute("DROP INDEX \(TableLayout.quoted(row[0].text ?? ""))") }
    }

    private func migrate(
        _ model: ModelDescription, from old: TableLayout.Table?, to new: TableLayout.Table, _ connection: Database
    ) throws {
        guard let old else { return try connection.execute(TableLayout.createTable(model.name, new)) }
        // A swap of names may leave the columns equal, but shows in the original names.
        guard old.columns != new.columns || old.originalNames != new.originalNames else { return }
        let (name, before) = (TableLayout.quoted(model.name), TableLayout.quoted("before \(model.name)"))
        try connection.execute("ALTER TABLE \(name) RENAME TO \(before)")
        try connection.execute(TableLayout.createTable(model.name, new))
        let columns = new.columns.map { ColumnMigration($0, of: model, from: old, connection) }
        for column in columns { try column.check(before: before) }
        let targets = (["_id"] + columns.map(\.quotedName)).joined(separator: ", ")
        let sources = (["_id"] + columns.map(\.source)).joined(separator: ", ")
        try connection.execute("INSERT INTO \(name) (\(targets)) SELECT \(sources) FROM \(before)")
        try connection.execute("DROP TABLE \(before)")
        for column in columns { try column.finish() }
    }
}

extension TableLayout.Table {
    /// The old property that became a property of a model: the one of its `originalName`, unless it was renamed already, or else
    /// the one with the same name.
    func origin(of property: Schema.PropertyMetadata, in model: ModelDescription) -> String? {
        if let original = original(of: property) { return original }
        let isTaken = model.properties.contains { $0 !== property && original(of: $0) == property.name }
        return knows(property.name) && !isTaken ? property.name : nil
    }

    private func original(of property: Schema.PropertyMetadata) -> String? {
        guard let original = property.options?.originalName, original != property.name, knows(original) else {
            return nil
        }
        let isRenamed = knows(property.name) && (originalNames.map { $0[property.name] == original } ?? true)
        return isRenamed ? nil : original
    }
}
