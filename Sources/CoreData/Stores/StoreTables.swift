import Foundation

/// The tables of a store: one for each entity without a superentity, with a column for each attribute and each relationship to one
/// of it and its subentities, and one for each relationship to many whose inverse isn't to one.
struct StoreTables {
    struct Table {
        let root: NSEntityDescription
        let columns: [NSPropertyDescription]
        var name: String { root.label }
    }

    let tables: [Table]
    let pairs: [PairTable]

    init(_ entities: [NSEntityDescription]) {
        var roots: [NSEntityDescription] = []
        for root in entities.map(\.rootEntity) where !roots.contains(where: { $0 === root }) { roots.append(root) }
        tables = roots.map { Table(root: $0, columns: Self.columns(of: $0)) }
        var pairs: [String: PairTable] = [:]
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.places.properties {
                if let pair = PairTable(relationship) { pairs[pair.name] = pair }
            }
        }
        self.pairs = pairs.values.sorted { $0.name < $1.name }
    }

    /// Subentities may have properties of the same name, which share a column.
    private static func columns(of root: NSEntityDescription) -> [NSPropertyDescription] {
        var known: Set<String> = []
        return root.withSubentities.flatMap(\.places.properties)
            .filter { $0.hasColumn && known.insert($0.name.lowercased()).inserted }
    }

    /// Differs for models whose tables differ.
    var note: String {
        let lines = tables.flatMap { table in
            table.root.withSubentities.map { entity in
                let properties = entity.places.properties.map {
                    "\($0.name)\($0.isOptional ? "?" : "")\($0.hasColumn ? "" : "*")"
                }
                return "\(table.name)/\(entity.label): \(properties.joined(separator: " ")) \(entity.constraintNames)"
            }
        }
        return (lines + pairs.map(\.name)).joined(separator: "\n")
    }

    static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }
}

/// The pairs of objects of a relationship to many that has no column on the other side.
struct PairTable {
    let name: String
    /// The columns of the object that has the relationship, and of the related one.
    let own: String
    let their: String
    /// The tables of the objects in the columns `a` and `b`.
    let tables: [String]

    init?(_ relationship: NSRelationshipDescription) {
        guard relationship.isToMany, !relationship.isTransient, let entity = relationship.entity,
            let destination = relationship.destinationEntity
        else { return nil }
        let inverse = relationship.inverseRelationship
        if let inverse, !inverse.isToMany { return nil }
        let ownName = "\(entity.label).\(relationship.name)"
        let theirName = inverse.map { "\($0.entity?.label ?? "").\($0.name)" }
        let isFirst = theirName.map { ownName <= $0 } ?? true
        name = "pairs \(isFirst ? ownName : theirName ?? ownName)"
        (own, their) = isFirst ? ("a", "b") : ("b", "a")
        let roots = [entity.rootEntity.label, destination.rootEntity.label]
        tables = isFirst ? roots : roots.reversed()
    }
}

extension NSPropertyDescription {
    /// Whether the property is stored in a column of the object's own table. That of an ordered relationship to many contains the
    /// order.
    var hasColumn: Bool {
        if isTransient { return false }
        guard let relationship = self as? NSRelationshipDescription else {
            return (self as? NSAttributeDescription).map { $0.attributeType != .objectIDAttributeType } ?? false
        }
        return !relationship.isToMany || relationship.isOrdered
    }

    var column: String { StoreTables.quoted(name) }
}
