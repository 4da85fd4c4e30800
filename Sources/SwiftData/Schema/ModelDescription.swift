import Foundation
import Synchronization

/// The description of a model class, derived once and cached.
final class ModelDescription: Sendable {
    /// The inverse end of a relationship.
    struct Inverse {
        let model: ModelDescription
        let place: Int
        var property: Schema.PropertyMetadata { model.properties[place] }
    }

    let type: any PersistentModel.Type
    let name: String
    let properties: [Schema.PropertyMetadata]
    let uniqueSets: [[Int]]
    let indexedSets: [[Int]]
    /// Properties with a column of their own.
    let columnPlaces: [Int]
    let placesToMany: [Int]
    /// The statement that inserts a row: the number, and the values of `columnPlaces`.
    let insertion: String
    /// The queries that find a row by the values of each unique set.
    let uniqueSearches: [String]
    private let places: [String: Int]
    private nonisolated(unsafe) let placesByKeyPath: [AnyKeyPath: Int]
    private let inverses = Mutex<[Int: Inverse]?>(nil)
    private let localizedTexts = Mutex<LocalizedTexts?>(nil)

    private static let known = Mutex<[ObjectIdentifier: ModelDescription]>([:])

    static func of(_ type: any PersistentModel.Type) -> ModelDescription {
        if let description = known.withLock({ $0[ObjectIdentifier(type)] }) { return description }
        let new = ModelDescription(type)
        return known.withLock { known in
            if let description = known[ObjectIdentifier(type)] { return description }
            known[ObjectIdentifier(type)] = new
            return new
        }
    }

    private convenience init(_ type: any PersistentModel.Type) {
        self.init(type, name: String(describing: type), properties: type.schemaMetadata)
    }

    init(_ type: any PersistentModel.Type, name: String, properties: [Schema.PropertyMetadata]) {
        self.type = type
        self.name = name
        self.properties = properties
        places = Dictionary(uniqueKeysWithValues: properties.enumerated().map { ($1.name, $0) })
        let byKeyPath = Dictionary(uniqueKeysWithValues: properties.enumerated().map { ($1.keyPath, $0) })
        placesByKeyPath = byKeyPath
        let marked = properties.indices.filter { place in
            let property = properties[place]
            return property.attribute?.options.contains(.unique) ?? property.relationship?.options.contains(.unique)
                ?? false
        }
        uniqueSets = marked.map { [$0] } + type._uniqueKeyPaths.map { $0.compactMap { byKeyPath[$0] } }
        indexedSets = type._indexedKeyPaths.map { $0.compactMap { byKeyPath[$0] } }
        columnPlaces = properties.indices.filter { properties[$0].hasColumn }
        placesToMany = properties.indices.filter { properties[$0].isToMany }
        let (table, column) = (TableLayout.quoted(name), { TableLayout.quoted(properties[$0].name) })
        let columns = ["_id"] + columnPlaces.map(column)
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        let others = columns.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        insertion =
            "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks)) ON CONFLICT (_id) DO "
            + (others.isEmpty ? "NOTHING" : "UPDATE SET \(others)")
        uniqueSearches = uniqueSets.map { set in
            "SELECT _id FROM \(table) WHERE \(set.map { "\(column($0)) = ?" }.joined(separator: " AND "))"
        }
    }

    func place(of name: String) -> Int? { places[name] }
    func place(of keyPath: AnyKeyPath) -> Int? { placesByKeyPath[keyPath] }

    /// The text that a sort descriptor with a localized comparator compares, by the descriptor's key path.
    func localizedText(of keyPath: AnyKeyPath) -> LocalizedTexts.Text? {
        if let known = localizedTexts.withLock({ $0 }) { return known.text(of: keyPath) }
        let made = LocalizedTexts(type, properties)
        localizedTexts.withLock { $0 = made }
        return made.text(of: keyPath)
    }

    /// The other end of a relationship: as one of the sides declares it, or the only possible one.
    func inverse(of place: Int) -> Inverse? {
        if let known = inverses.withLock({ $0 }) { return known[place] }
        let found = Dictionary(
            uniqueKeysWithValues: properties.indices.compactMap { place in findInverse(of: place).map { (place, $0) } })
        inverses.withLock { $0 = found }
        return found[place]
    }

    private func findInverse(of place: Int) -> Inverse? {
        let property = properties[place]
        guard let other = property.destination else { return nil }
        if let named = property.relationship?.inverseKeyPath {
            return other.place(of: named).map { Inverse(model: other, place: $0) }
        }
        let back = other.relationships(to: self)
        if let naming = back.first(where: { other.properties[$0].relationship?.inverseKeyPath == property.keyPath }) {
            return Inverse(model: other, place: naming)
        }
        let (ways, waysBack) = (freeRelationships(to: other), other.freeRelationships(to: self))
        guard ways.count == 1, waysBack.count == 1, !(other === self && ways == waysBack) else { return nil }
        return Inverse(model: other, place: waysBack[0])
    }

    private func relationships(to other: ModelDescription) -> [Int] {
        properties.indices.filter { properties[$0].destination === other }
    }

    /// Relationships to a class for which neither side declares an inverse.
    private func freeRelationships(to other: ModelDescription) -> [Int] {
        let claimed = other.relationships(to: self).compactMap { other.properties[$0].relationship?.inverseKeyPath }
        return relationships(to: other).filter { place in
            properties[place].relationship?.inverseKeyPath == nil && !claimed.contains(properties[place].keyPath)
        }
    }
}
