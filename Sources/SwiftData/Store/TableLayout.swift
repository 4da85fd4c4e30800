import Foundation

/// The tables of a schema: one for each model class, with a column for each attribute and each to-one relationship, and one for
/// each to-many relationship without a column on the other side.
struct TableLayout: Codable, Equatable {
    struct Table: Codable, Equatable {
        var columns: [Column]
        /// Properties that are unique together.
        var unique: [[String]]
        var indexed: [[String]]
        /// Where each to-many relationship is stored, by its name. Nil in records from before this was recorded.
        var relationships: [String: Place]? = [:]
        /// The `originalName` of properties. Nil in records from before this was recorded.
        var originalNames: [String: String]? = [:]
    }

    /// Where a relationship is stored.
    enum Place: Codable, Equatable {
        /// In a column of the destination's table.
        case column(table: String, name: String)
        case pairs(name: String, isOwner: Bool)
        /// In a column of its own table, for to-one relationships; their columns say so already.
        case own(name: String)
    }

    /// Properties that early layouts don't record are nil.
    struct Column: Codable, Equatable {
        let name: String
        let isOptional: Bool
        var isReference = false
        var format: ColumnFormat?
        /// The type of the values, without enclosing types.
        var type: String?
        /// The destination class of a relationship.
        var destination: String?
    }

    var tables: [String: Table] = [:]
    /// Pair tables, with the classes whose models they pair.
    var pairs: [String: [String]] = [:]

    init(_ models: [ModelDescription]) {
        for model in models {
            let columns = model.properties.filter(\.hasColumn)
            let references = columns.filter(\.isToOne).map { [$0.name] }
            let names = { (sets: [[Int]]) in sets.map { $0.map { model.properties[$0].name } } }
            tables[model.name] = Table(
                columns: columns.map { Column($0) }, unique: names(model.uniqueSets),
                indexed: names(model.indexedSets) + references, relationships: Self.relationships(of: model),
                originalNames: Dictionary(
                    uniqueKeysWithValues: model.properties.compactMap { property in
                        property.options?.originalName.map { (property.name, $0) }
                    }))
            for place in model.properties.indices {
                guard let pair = PairTable(model, place) else { continue }
                pairs[pair.name] = pair.isOwner ? [model.name, pair.destination] : [pair.destination, model.name]
            }
        }
    }

    private static func relationships(of model: ModelDescription) -> [String: Place] {
        var found: [String: Place] = [:]
        for (place, property) in model.properties.enumerated() where property.isToMany {
            if let pair = PairTable(model, place) {
                found[property.name] = .pairs(name: pair.name, isOwner: pair.isOwner)
            } else if let other = property.destination, let inverse = model.inverse(of: place) {
                found[property.name] = .column(table: other.name, name: inverse.property.name)
            }
        }
        return found
    }

    static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

    static func createTable(_ name: String, _ table: Table) -> String {
        let columns = ["_id INTEGER PRIMARY KEY"] + table.columns.map { quoted($0.name) }
        return "CREATE TABLE \(quoted(name)) (\(columns.joined(separator: ", ")))"
    }

    static func createIndices(_ name: String, _ table: Table) -> [String] {
        let kinds = [("UNIQUE ", table.unique), ("", table.indexed)]
        return kinds.flatMap { kind, sets in
            sets.map { columns in
                let index = quoted("\(kind.isEmpty ? "by" : "unique") \(name) \(columns.joined(separator: " "))")
                return "CREATE \(kind)INDEX IF NOT EXISTS \(index) ON \(quoted(name)) "
                    + "(\(columns.map(quoted).joined(separator: ", ")))"
            }
        }
    }

    static func createPairs(_ name: String) -> [String] {
        [
            "CREATE TABLE \(quoted(name)) (owner INTEGER NOT NULL, other INTEGER NOT NULL, UNIQUE (owner, other))",
            "CREATE INDEX \(quoted("by other \(name)")) ON \(quoted(name)) (other)",
        ]
    }
}

/// The table of a to-many relationship that has no to-one inverse.
struct PairTable {
    let name: String
    let destination: String
    /// Whether the relationship's own class is in the first column.
    let isOwner: Bool

    var own: String { isOwner ? "owner" : "other" }
    var their: String { isOwner ? "other" : "owner" }

    /// Nil where the relationship needs no table.
    init?(_ model: ModelDescription, _ place: Int) {
        let property = model.properties[place]
        guard property.isToMany, let other = property.destination else { return nil }
        destination = other.name
        let own = "\(model.name).\(property.name)"
        guard let inverse = model.inverse(of: place) else {
            (name, isOwner) = (own, true)
            return
        }
        guard inverse.property.isToMany else { return nil }
        let theirs = "\(other.name).\(inverse.property.name)"
        (name, isOwner) = own <= theirs ? (own, true) : (theirs, false)
    }
}
