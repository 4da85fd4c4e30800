import Foundation
import Storage

/// Carries over relationships that are stored differently now: because an inverse was added, removed or changed, or because a
/// to-one relationship became to-many. They are copied out before the tables are changed, and copied back afterwards.
struct RelationshipMigration {
    let from: TableLayout
    let to: TableLayout
    let models: [ModelDescription]
    let connection: Database

    /// A relationship in both layouts.
    struct Relationship {
        let model: ModelDescription
        let name: String
        let before: TableLayout.Place
        let after: TableLayout.Place
        /// The class to which it led; nil where that isn't known.
        let destination: String?
        let isSame: Bool
        /// The temporary table of the related models.
        var table: String { TableLayout.quoted("moved \(model.name).\(name)") }
        func failure(_ reason: String) -> SwiftDataError {
            SwiftDataError.loadIssueModelContainer.because("\(model.name).\(name) \(reason)")
        }
    }

    var relationships: [Relationship] {
        models.flatMap { model in model.properties.compactMap { relationship($0, of: model) } }
    }

    private func relationship(_ property: Schema.PropertyMetadata, of model: ModelDescription) -> Relationship? {
        guard property.isRelationship, let after = to.place(of: property.name, in: model.name),
            let origin = origin(of: property, in: model), let before = before(origin, of: model, after)
        else { return nil }
        let destination = from.destination(of: origin, in: model.name)
        let leadsToSame = destination == nil || destination == property.destination?.name
        return Relationship(
            model: model, name: property.name, before: before, after: after, destination: destination,
            isSame: leadsToSame && isSame(before, after, of: model))
    }

    private func origin(of property: Schema.PropertyMetadata, in model: ModelDescription) -> String? {
        guard let table = from.tables[model.name] else { return nil }
        return table.origin(of: property, in: model) ?? (table.isEarly ? property.name : nil)
    }

    /// Early layouts don't record the place of to-many relationships, but pair tables are named after them.
    private func before(_ name: String, of model: ModelDescription, _ after: TableLayout.Place) -> TableLayout.Place? {
        if let place = from.place(of: name, in: model.name) { return place }
        guard from.tables[model.name]?.isEarly == true else { return nil }
        if from.pairs["\(model.name).\(name)"] != nil { return .pairs(name: "\(model.name).\(name)", isOwner: true) }
        switch after {
        case .column(let table, let column) where from.place(of: column, in: table) == .own(name: column): return after
        case .pairs(let pairs, _) where from.pairs[pairs] != nil: return after
        default: return nil
        }
    }

    /// Whether the new tables have the relationship already, because its column or pair table is carried over.
    private func isSame(_ before: TableLayout.Place, _ after: TableLayout.Place, of model: ModelDescription) -> Bool {
        switch (before, after) {
        case (.own(let old), .own(let new)): old == origin(of: new, in: model.name)
        case (.column(let oldTable, let old), .column(let table, let new)) where to.tables[table] != nil:
            oldTable == table && old == origin(of: new, in: table)
        default: before == after
        }
    }

    private func origin(of name: String, in table: String) -> String? {
        guard let model = models.first(where: { $0.name == table }), let place = model.place(of: name) else {
            return nil
        }
        return from.tables[table]?.origin(of: model.properties[place], in: model)
    }

    // MARK: Before

    /// Copies the relationships that move into temporary tables.
    func takeOut() throws {
        for moved in relationships where !moved.isSame {
            try connection.execute("CREATE TABLE \(moved.table) (owner INTEGER NOT NULL, other INTEGER NOT NULL)")
            let rows = rows(of: moved.before, of: moved.model.name, to: moved.destination)
            try connection.execute("INSERT INTO \(moved.table) (owner, other) \(rows)")
            let place = moved.model.place(of: moved.name)!
            let isOther = moved.destination.map { $0 != moved.model.properties[place].destination?.name } ?? false
            if isOther, try !connection.integers("SELECT 1 FROM \(moved.table) LIMIT 1").isEmpty {
                throw moved.failure("led to models of another class")
            }
        }
        try checkValues()
        try checkEarly()
    }

    /// An early layout doesn't record the place of to-many relationships: a column that is about to be lost may have been the
    /// place of one.
    private func checkEarly() throws {
        for model in models where from.tables[model.name]?.isEarly == true {
            for property in model.properties where property.isToMany {
                guard let other = property.destination, let table = from.tables[other.name] else { continue }
                let isNew = relationship(property, of: model) == nil
                for column in table.columns where column.isReference {
                    let heir = other.properties.first { table.origin(of: $0, in: other) == column.name }
                    guard heir.map({ isNew && $0.destination === model }) ?? true,
                        try !isNothingKept(column.name, of: other.name)
                    else { continue }
                    throw SwiftDataError.loadIssueModelContainer.because(
                        """
                        the store doesn't say whether \(other.name).\(column.name) kept \(model.name).\(property.name). \
                        Open it with the classes that wrote it first, or with a plan that has them
                        """)
                }
            }
        }
    }

    /// A query for the pairs of related models, without those that don't exist any more.
    private func rows(of place: TableLayout.Place, of model: String, to destination: String?) -> String {
        let owners = TableLayout.quoted(model)
        let isThere = destination.map { "other IN (SELECT _id FROM \(TableLayout.quoted($0)))" } ?? "TRUE"
        let pairs =
            switch place {
            case .own(let column):
                "SELECT _id AS owner, \(TableLayout.quoted(column)) AS other FROM \(owners) ORDER BY _id"
            case .column(let table, let column):
                """
                SELECT \(TableLayout.quoted(column)) AS owner, _id AS other FROM \(TableLayout.quoted(table)) \
                ORDER BY _id
                """
            case .pairs(let name, let isOwner):
                """
                SELECT \(isOwner ? "owner, other" : "other AS owner, owner AS other") FROM \(TableLayout.quoted(name)) \
                ORDER BY rowid
                """
            }
        return """
            SELECT owner, other FROM (\(pairs)) \
            WHERE other IS NOT NULL AND owner IN (SELECT _id FROM \(owners)) AND \(isThere)
            """
    }

    /// A to-many relationship can't become an attribute, nor an attribute a to-many relationship.
    private func checkValues() throws {
        for model in models {
            for property in model.properties where !property.isEphemeral {
                guard let origin = origin(of: property.name, in: model.name) else { continue }
                let old = from.place(of: origin, in: model.name)
                guard property.isToMany ? old == nil : !property.isRelationship && old.map(isToMany) ?? false else {
                    continue
                }
                guard try isNothingKept(origin, of: model.name) else {
                    throw SwiftDataError.loadIssueModelContainer.because(
                        "\(model.name).\(property.name) was \(old == nil ? "a value" : "models"), which it can't become"
                    )
                }
            }
        }
    }

    private func isToMany(_ place: TableLayout.Place) -> Bool { if case .own = place { false } else { true } }

    private func isNothingKept(_ property: String, of model: String) throws -> Bool {
        let values = "SELECT 1 FROM \(TableLayout.quoted(model)) WHERE \(TableLayout.quoted(property)) IS NOT NULL"
        let place = from.place(of: property, in: model)
        let sql = place.map { rows(of: $0, of: model, to: from.destination(of: property, in: model)) } ?? values
        return try connection.integers("\(sql) LIMIT 1").isEmpty
    }
}
