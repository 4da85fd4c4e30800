/// Unsaved models: all of a context, or one group.
struct UnsavedModels {
    typealias Models = [PersistentIdentifier: any PersistentModel]

    var inserted: Models = [:]
    var changed: Models = [:]
    var deleted: Models = [:]

    var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && deleted.isEmpty }
    var all: [any PersistentModel] { [inserted, changed, deleted].flatMap(\.values) }
    var identifiers: Set<PersistentIdentifier> {
        Set(inserted.keys).union(changed.keys).union(deleted.keys)
    }

    func contains(_ id: PersistentIdentifier) -> Bool {
        inserted[id] != nil || changed[id] != nil || deleted[id] != nil
    }

    /// The models with some identifiers.
    func part(_ ids: [PersistentIdentifier]) -> UnsavedModels {
        var part = UnsavedModels()
        for id in ids {
            part.inserted[id] = inserted[id]
            part.changed[id] = changed[id]
            part.deleted[id] = deleted[id]
        }
        return part
    }

    mutating func remove(_ other: UnsavedModels) {
        for id in other.inserted.keys { inserted[id] = nil }
        for id in other.changed.keys { changed[id] = nil }
        for id in other.deleted.keys { deleted[id] = nil }
    }

    /// Optimized for models of one class, as new models mostly are: they are sorted by their numbers alone.
    static func inOrder(_ models: Models) -> [any PersistentModel] {
        guard let first = models.first?.key else { return [] }
        let isOneClass = models.keys.allSatisfy {
            $0.entityName == first.entityName && $0.storeIdentifier == first.storeIdentifier
        }
        guard isOneClass else { return models.sorted { $0.key < $1.key }.map(\.value) }
        let list = Array(models.values)
        let places = zip(models.keys.map(\.key), list.indices).sorted { $0.0 < $1.0 }
        return places.map { list[$0.1] }
    }
}
