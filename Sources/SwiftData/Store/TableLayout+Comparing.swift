/// Comparing layouts: records of earlier versions are less complete; what is unknown on one side counts as equal.
extension TableLayout {
    /// Whether both describe the same tables.
    ///
    /// - Parameter comparesTypes: Whether different types of values count as a difference even if SQLite stores both alike.
    func fits(_ other: TableLayout, comparesTypes: Bool = false) -> Bool {
        pairs == other.pairs && tables.count == other.tables.count
            && tables.allSatisfy { name, table in
                other.tables[name].map { table.fits($0, comparesTypes) } ?? false
            }
    }

    /// Where a relationship is stored.
    func place(of relationship: String, in table: String) -> Place? {
        guard let table = tables[table] else { return nil }
        if table.columns.contains(where: { $0.name == relationship && $0.isReference }) {
            return .own(name: relationship)
        }
        return table.relationships?[relationship]
    }

    /// The destination class of a relationship; nil where that isn't known.
    func destination(of relationship: String, in table: String) -> String? {
        switch place(of: relationship, in: table) {
        case .own(let name): tables[table]?.columns.first { $0.name == name }?.destination
        case .column(let other, _): other
        case .pairs(let name, let isOwner): pairs[name]?[isOwner ? 1 : 0]
        case nil: nil
        }
    }
}

extension TableLayout.Table {
    /// Whether the record is from a version that didn't record relationships.
    var isEarly: Bool { relationships == nil }

    func column(_ name: String) -> TableLayout.Column? { columns.first { $0.name == name } }

    /// Whether the layout has a property of this name.
    func knows(_ property: String) -> Bool { column(property) != nil || relationships?[property] != nil }

    func fits(_ other: TableLayout.Table, _ comparesTypes: Bool) -> Bool {
        columns.count == other.columns.count && areSame(relationships, other.relationships)
            && Set(unique) == Set(other.unique) && Set(indexed) == Set(other.indexed)
            && columns.allSatisfy { column in
                other.column(column.name).map { column.fits($0, comparesTypes) } ?? false
            }
    }
}

extension TableLayout.Column {
    init(_ property: Schema.PropertyMetadata) {
        self.init(
            name: property.name, isOptional: property.isOptional, isReference: property.isToOne,
            format: property.format, type: property.typeName, destination: property.destination?.name)
    }

    func fits(_ other: TableLayout.Column, _ comparesTypes: Bool) -> Bool {
        isOptional == other.isOptional && isReference == other.isReference && areSame(format, other.format)
            && areSame(destination, other.destination) && (!comparesTypes || areSame(type, other.type))
    }
}

private func areSame<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
    guard let left, let right else { return true }
    return left == right
}
