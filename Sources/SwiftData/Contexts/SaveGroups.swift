import Foundation

/// Splits unsaved models into groups that can be saved independently: invalid input of one person doesn't keep other people's
/// changes from being saved, and related changes are saved together or not at all.
///
/// Two models belong to one group if one is inserted or deleted and related to the other, if both store one relationship between
/// them, or if one takes a unique value that the other has or gives up.
struct SaveGroups {
    private let unsaved: UnsavedModels
    private let context: ModelContext
    /// The links of a union-find structure: the next model on the path to the group's representative.
    private var leaders: [PersistentIdentifier: PersistentIdentifier] = [:]
    private var owners: [UniqueValues: PersistentIdentifier] = [:]

    private struct UniqueValues: Hashable {
        let entity: String
        let set: [Int]
        let values: [SQLValue]
    }

    init(_ context: ModelContext) {
        self.context = context
        unsaved = context.unsaved
        for model in unsaved.all {
            joinRelated(to: model._modelStorage)
            joinEqual(to: model._modelStorage)
        }
    }

    /// The groups, in the order of their first models.
    var groups: [UnsavedModels] {
        var members: [PersistentIdentifier: [PersistentIdentifier]] = [:]
        for id in unsaved.identifiers { members[leader(of: id), default: []].append(id) }
        return members.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }.map { unsaved.part($0) }
    }

    private func leader(of id: PersistentIdentifier) -> PersistentIdentifier {
        var id = id
        while let next = leaders[id] { id = next }
        return id
    }

    private mutating func join(_ one: PersistentIdentifier, _ other: PersistentIdentifier) {
        let (first, second) = (leader(of: one), leader(of: other))
        guard first != second else { return }
        leaders[max(first, second)] = min(first, second)
        // Shortens the path for later lookups.
        if one != first { leaders[one] = min(first, second) }
        if other != second { leaders[other] = min(first, second) }
    }

    // MARK: Related models

    private mutating func joinRelated(to storage: _ModelStorage) {
        let comesOrGoes = unsaved.changed[storage.id] == nil
        for (place, property) in storage.description.properties.enumerated()
        where property.isRelationship && (comesOrGoes || storage.changedPlaces.contains(place)) {
            let isShared = isKeptByBoth(place, of: storage.description) || hasCount(property)
            var related = storage.knownRelatedIDs(place)
            if isShared, !comesOrGoes { related += keptRelatedIDs(place, of: storage) }
            for id in related where unsaved.contains(id) {
                if comesOrGoes || unsaved.changed[id] == nil || isShared { join(storage.id, id) }
            }
        }
    }

    /// Whether both sides have a column for the relationship.
    private func isKeptByBoth(_ place: Int, of description: ModelDescription) -> Bool {
        description.properties[place].isToOne && description.inverse(of: place)?.property.isToOne == true
    }

    private func hasCount(_ property: Schema.PropertyMetadata) -> Bool {
        (property.relationship?.minimumModelCount ?? 0) > 0 || (property.relationship?.maximumModelCount ?? 0) > 0
    }

    /// The related models before the change.
    private func keptRelatedIDs(_ place: Int, of storage: _ModelStorage) -> [PersistentIdentifier] {
        guard storage.description.properties[place].isToOne else {
            return context.relatedIDs(of: storage, place) ?? []
        }
        let key = keptColumns([place], of: storage)?[0].integer
        return key.map { [context.identifier(storage.description.properties[place].destination!, key: $0)] } ?? []
    }

    private func keptColumns(_ places: [Int], of storage: _ModelStorage) -> [SQLValue]? {
        guard let store = try? context.container.store(of: storage.description.name) else { return nil }
        var columns: [SQLValue] = []
        for place in places {
            let column = try? store.column(place, of: storage.description, key: storage.id.key)
            guard let column else { return nil }
            columns.append(column)
        }
        return columns
    }

    // MARK: Unique values

    private mutating func joinEqual(to storage: _ModelStorage) {
        let (isNew, isGone) = (unsaved.inserted[storage.id] != nil, unsaved.deleted[storage.id] != nil)
        for set in storage.description.uniqueSets {
            guard isNew || isGone || !storage.changedPlaces.isDisjoint(with: set) else { continue }
            let new = isGone ? nil : try? set.map { try storage.column($0) }
            let old = isNew ? nil : keptColumns(set, of: storage)
            for values in [new, old] {
                guard let values, !values.contains(.null) else { continue }
                let key = UniqueValues(entity: storage.description.name, set: set, values: values)
                if let owner = owners[key] { join(owner, storage.id) } else { owners[key] = storage.id }
            }
        }
    }
}
