import Foundation

/// Reading models, related models and their numbers.
extension Store {
    /// The columns that are read with a model: all but those in external storage.
    static func readColumns(of model: ModelDescription) -> [Int] {
        model.properties.indices.filter { model.properties[$0].hasColumn && !model.properties[$0].isExternal }
    }

    /// The rows of models, by their numbers: the values of `readColumns(of:)`.
    func rows(of model: ModelDescription, keys: [Int64]) throws -> [Int64: [SQLValue]] {
        let columns = Self.readColumns(of: model).map { TableLayout.quoted(model.properties[$0].name) }
        let places = Array(repeating: "?", count: keys.count).joined(separator: ", ")
        let sql = """
            SELECT \((["_id"] + columns).joined(separator: ", ")) FROM \(TableLayout.quoted(model.name)) \
            WHERE _id IN (\(places))
            """
        let rows = try use { try $0.rows(sql, keys.map { .integer($0) }) }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0].integer!, Array($0.dropFirst())) })
    }

    /// One column of one model.
    func column(_ place: Int, of model: ModelDescription, key: Int64) throws -> SQLValue? {
        let name = TableLayout.quoted(model.properties[place].name)
        let sql = "SELECT \(name) FROM \(TableLayout.quoted(model.name)) WHERE _id = ?"
        return try use { try $0.rows(sql, [.integer(key)]).first?[0] }
    }

    func has(_ model: ModelDescription, key: Int64) throws -> Bool {
        let sql = "SELECT 1 FROM \(TableLayout.quoted(model.name)) WHERE _id = ?"
        return try use { try !$0.integers(sql, [.integer(key)]).isEmpty }
    }

    /// The numbers of the models of a to-many relationship.
    func relatedKeys(_ place: Int, of model: ModelDescription, key: Int64) throws -> [Int64] {
        let condition = Self.relatedRows(place, of: model, owner: "?", alias: "r")
        let order = condition.pairs == nil ? "r._id" : "p.rowid"
        return try use {
            try $0.integers(
                "SELECT r._id FROM \(condition.from) WHERE \(condition.test) ORDER BY \(order)",
                [.integer(key)])
        }
    }

    /// The SQL for the rows of a to-many relationship.
    static func relatedRows(
        _ place: Int, of model: ModelDescription, owner: String, alias: String
    ) -> (from: String, test: String, pairs: String?) {
        let destination = TableLayout.quoted(model.properties[place].destination!.name)
        if let pair = PairTable(model, place) {
            let pairs = alias == "r" ? "p" : "p\(alias)"
            let from =
                "\(TableLayout.quoted(pair.name)) \(pairs) JOIN \(destination) \(alias) "
                + "ON \(alias)._id = \(pairs).\(pair.their)"
            return (from, "\(pairs).\(pair.own) = \(owner)", pairs)
        }
        let column = TableLayout.quoted(model.inverse(of: place)!.property.name)
        return ("\(destination) \(alias)", "\(alias).\(column) = \(owner)", nil)
    }
}
