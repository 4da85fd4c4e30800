import Foundation

/// The translation of a predicate's expression to SQL.
indirect enum SQLTerm {
    /// One value.
    case scalar(SQLText, ColumnFormat)
    /// A model: its number, and the table's alias if its row is part of the query.
    case row(ModelDescription, key: SQLText, alias: String?)
    /// Several models: their rows, and the condition for them.
    case rows(ModelDescription, from: String, test: SQLText, alias: String)
    /// A constant.
    case constant(Any)

    /// The term as one value; a model is its number.
    func scalar() throws -> (text: SQLText, format: ColumnFormat?) {
        switch self {
        case .scalar(let text, let format): return (text, format)
        case .row(_, let key, _): return (key, .model)
        case .rows: throw NotInSQL()
        case .constant(let value):
            guard let value = unwrapped(value) else { return (SQLText("NULL"), nil) }
            if let model = value as? any PersistentModel {
                return (.value(.integer(model._modelStorage.id.key)), .model)
            }
            if let id = value as? PersistentIdentifier { return (.value(.integer(id.key)), .model) }
            let codec = AnyValueCodec.of(type(of: value))
            guard codec.format.isEquatable else { throw NotInSQL() }
            return (.value(try codec.encode(value)), codec.format)
        }
    }
}

/// An expression has no counterpart in SQL, or none that always has the same result, so it is evaluated in memory.
struct NotInSQL: Error {}

/// The state of a translation: the variables, and what the predicate depends on.
final class SQLTranslation {
    var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
    /// Properties that are read, as "Trip.name", and classes whose models are counted.
    var dependencies: Set<String> = []
    /// The related classes that the fetch depends on.
    var otherModels: Set<String> = []
    private var aliasCount = 0

    func newAlias() -> String {
        aliasCount += 1
        return "t\(aliasCount)"
    }

    func term(_ expression: Any) throws -> SQLTerm {
        guard let expression = expression as? any SQLTranslatable else { throw NotInSQL() }
        return try expression.term(in: self)
    }

    func scalar(_ expression: Any) throws -> (text: SQLText, format: ColumnFormat?) {
        try term(expression).scalar()
    }

    func text(_ expression: Any) throws -> SQLText { try scalar(expression).text }

    /// A property of a model.
    func property(_ place: Int, of term: SQLTerm) throws -> SQLTerm {
        guard case .row(let model, let key, let alias) = term else { throw NotInSQL() }
        let property = model.properties[place]
        guard !property.isEphemeral else { throw NotInSQL() }
        dependencies.insert("\(model.name).\(property.name)")
        if property.isToMany { return rows(place, of: model, key) }
        let column = TableLayout.quoted(property.name)
        let own = alias.map { SQLText("\($0).\(column)") }
        let text = own ?? "(SELECT \(column) FROM \(TableLayout.quoted(model.name)) WHERE _id = " + key + ")"
        guard let destination = property.destination else { return .scalar(text, property.format) }
        otherModels.insert(destination.name)
        return .row(destination, key: text, alias: nil)
    }

    private func rows(_ place: Int, of model: ModelDescription, _ key: SQLText) -> SQLTerm {
        let destination = model.properties[place].destination!
        otherModels.insert(destination.name)
        dependencies.insert(destination.name)
        if let inverse = model.inverse(of: place) {
            dependencies.insert("\(destination.name).\(inverse.property.name)")
        }
        let alias = newAlias()
        let rows = Store.relatedRows(place, of: model, owner: "", alias: alias)
        return .rows(destination, from: rows.from, test: rows.test + key, alias: alias)
    }
}

/// An expression that may have a counterpart in SQL.
protocol SQLTranslatable {
    func term(in translation: SQLTranslation) throws -> SQLTerm
}
