import Foundation

/// The tables of a schema: one for each model class, with a column for each attribute and each relationship to one model,
/// and one for each relationship to many that the other side has no column for.
struct TableLayout: Codable, Equatable {
    struct Table: Codable, Equatable {
        var columns: [Column]
        /// Properties that are unique together.
        var unique: [[String]]
        var indexed: [[String]]
        /// Where each relationship to many is kept, by its name. Nil in notes from before that was noted.
        var relationships: [String: Place]? = [:]
        /// The earlier names that properties say they had. Nil in notes from before that was noted.
        var originalNames: [String: String]? = [:]
    }

    /// Where a relationship is kept.
    enum Place: Codable, Equatable {
        /// In the column of the models that it leads to.
        case column(table: String, name: String)
        case pairs(name: String, isOwner: Bool)
        /// In a column of its own model. Only relationships to one are, which their columns note.
        case own(name: String)
    }

    /// What isn't noted in early layouts is nil.
    struct Column: Codable, Equatable {
        let name: String
        let isOptional: Bool
        var isReference = false
        var format: ColumnFormat?
        /// The type of the values, without those around it.
        var type: String?
        /// The class that a relationship leads to.
        var destination: String?
    }

    var tables: [String: Table] = [:]
    /// Tables of pairs, by the classes whose models they pair.
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

/// The table of a relationship to many models whose class has no single one leading back.
struct PairTable {
    let name: String
    let destination: String
    /// Whether the relationship's own class is in the first column.
    let isOwner: Bool

    var own: String { isOwner ? "owner" : "other" }
    var their: String { isOwner ? "other" : "owner" }

    /// Nil where the relationship needs none.
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
