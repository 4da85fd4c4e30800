import Foundation
import Storage

/// The migration of one column of a table that is created again.
struct ColumnMigration {
    private let column: TableLayout.Column
    private let model: ModelDescription
    private let property: Schema.PropertyMetadata
    private let old: TableLayout.Table
    private let origin: String?
    private let connection: Database

    init(
        _ column: TableLayout.Column, of model: ModelDescription, from old: TableLayout.Table, _ connection: Database
    ) {
        self.column = column
        self.model = model
        property = model.properties[model.place(of: column.name)!]
        self.old = old
        origin = old.origin(of: property, in: model)
        self.connection = connection
    }

    var quotedName: String { TableLayout.quoted(column.name) }

    /// The column of the old table from which the values are copied.
    private var oldColumn: TableLayout.Column? {
        origin.flatMap(old.column).flatMap { $0.isReference == column.isReference ? $0 : nil }
    }

    var source: String { oldColumn.map { TableLayout.quoted($0.name) } ?? "NULL" }

    /// Checks that a column with values doesn't change between attribute and relationship, which can't be converted.
    func check(before table: String) throws {
        guard let origin, oldColumn == nil, let other = old.column(origin) else { return }
        // `RelationshipMigration` carries related models over.
        if other.isReference, property.isRelationship { return }
        let name = TableLayout.quoted(origin)
        guard try connection.integers("SELECT 1 FROM \(table) WHERE \(name) IS NOT NULL LIMIT 1").isEmpty else {
            throw failure("was \(other.isReference ? "a model" : "a value"), which it can't become")
        }
    }

    /// Converts values of another type, and sets the initial value in rows without one.
    func finish() throws {
        guard !column.isReference else { return }
        if let oldColumn, isOfAnotherType(than: oldColumn) { try convert() }
        if !column.isOptional { try fill() }
    }

    private func isOfAnotherType(than old: TableLayout.Column) -> Bool {
        old.format == nil || old.format != column.format || old.type != nil && old.type != column.type
    }

    private func convert() throws {
        let table = TableLayout.quoted(model.name)
        let rows = try connection.rows("SELECT _id, \(quotedName) FROM \(table) WHERE \(quotedName) IS NOT NULL")
        for row in rows {
            let new = try converted(row[1])
            guard new != row[1] else { continue }
            try connection.rows("UPDATE \(table) SET \(quotedName) = ? WHERE _id = ?", [new, row[0]])
        }
    }

    private func converted(_ value: SQLValue) throws -> SQLValue {
        // Unsigned and signed numbers are stored alike, but have different meanings below zero.
        let changesSign = (oldColumn?.format == .unsigned) != (column.format == .unsigned)
        guard !(changesSign && value.integer.map { $0 < 0 } ?? false),
            let box = try? property.box(of: value), let new = try? property.column(of: box)
        else { throw failure("can't have the value \(value)") }
        return new
    }

    private func fill() throws {
        let table = TableLayout.quoted(model.name)
        let keys = try connection.integers("SELECT _id FROM \(table) WHERE \(quotedName) IS NULL")
        for key in keys {
            guard let value = try property.initialColumn() else {
                throw failure("isn't optional and has no initial value for what is kept already")
            }
            try connection.rows("UPDATE \(table) SET \(quotedName) = ? WHERE _id = ?", [value, .integer(key)])
        }
    }

    private func failure(_ reason: String) -> SwiftDataError {
        SwiftDataError.loadIssueModelContainer.because("\(model.name).\(column.name) \(reason)")
    }
}
