import Foundation

/// Relationships, whose two ends change together.
extension _ModelStorage {
    func relatedModels<V>(in value: V) -> [any PersistentModel] {
        func models<R: _RelatedValue>(_: R.Type) -> [any PersistentModel] { (value as! R)._relatedModels }
        let type = V.self as! any _RelatedValue.Type
        return models(type)
    }

    func related<V>(_ place: Int, as type: V.Type) -> V {
        func value<R: _RelatedValue>(_: R.Type) -> V {
            if let value = R._related(relatedModels(place)) { return value as! V }
            // A required model is missing: a model without values does less harm than a crash.
            let destination = ModelDescription.of(R._destination)
            let storage = _ModelStorage(destination, id: .loose(destination.name))
            return R._related([destination.type.init(_modelStorage: storage)]) as! V
        }
        let type = V.self as! any _RelatedValue.Type
        return value(type)
    }

    /// The related models that aren't deleted.
    func relatedModels(_ place: Int) -> [any PersistentModel] {
        let list = relatedList(place)
        let batch = relatedBatches[place] ?? (list.count > 1 ? FaultBatch(list.map { id(of: $0).key }) : nil)
        let isCertain = isKept(at: place)
        return list.compactMap { related in
            switch related {
            case .model(let model): model._modelStorage.isDeleted && !isDeleted ? nil : model
            case .id(let id): context?.relatedModel(for: id, batch: batch, isCertain: isCertain)
            }
        }
    }

    /// Whether the store certainly has every related model: if one was deleted, the inverse's delete rule has removed the
    /// references to it, unless that rule is `.noAction`.
    private func isKept(at place: Int) -> Bool {
        guard let inverse = description.inverse(of: place) else { return description.properties[place].isToMany }
        return inverse.property.relationship?.deleteRule != .noAction
    }

    func relatedIDs(_ place: Int) -> [PersistentIdentifier] { relatedList(place).map { id(of: $0) } }

    private func relatedList(_ place: Int) -> [Related] {
        let property = description.properties[place]
        if property.isToOne { loadIfFault() }
        switch slots[place] {
        case .related(let list): return list
        case .column(let column):
            let list = column.integer.map { key in
                [Related.id(context!.identifier(property.destination!, key: key))]
            }
            slots[place] = .related(list ?? [])
        case .empty:
            if isFault { unreadPlaces.insert(place) }
            guard property.isToMany, let context, context.isKept(self) else { return [] }
            guard let ids = context.relatedIDs(of: self, place) else {
                unreadPlaces.insert(place)
                return []
            }
            slots[place] = .related(ids.map { .id($0) })
            if !changedPlaces.contains(place) { unreadPlaces.remove(place) }
        case .value: break
        }
        guard case .related(let list) = slots[place] else { return [] }
        return list
    }

    /// The related models that are known without reading the store.
    func knownRelatedIDs(_ place: Int) -> [PersistentIdentifier] {
        switch slots[place] {
        case .related(let list): list.map { id(of: $0) }
        case .column(let column):
            column.integer.flatMap { key in
                context.map { [$0.identifier(description.properties[place].destination!, key: key)] }
            } ?? []
        case .empty, .value: []
        }
    }

    // MARK: Changes

    func replaceRelated(of model: any PersistentModel, _ place: Int, with models: [any PersistentModel]) {
        joinContexts(model, models)
        let old = relatedModels(place)
        let oldObjects = Set(old.map { ObjectIdentifier($0) })
        var newObjects: Set<ObjectIdentifier> = []
        let new = models.filter { newObjects.insert(ObjectIdentifier($0)).inserted }
        setRelated(of: model, place, new)
        guard let inverse = description.inverse(of: place) else { return }
        for other in old where !newObjects.contains(ObjectIdentifier(other)) {
            other._modelStorage.removeRelated(model, of: other, inverse.place)
        }
        for other in new where !oldObjects.contains(ObjectIdentifier(other)) {
            other._modelStorage.addRelated(model, of: other, inverse.place)
        }
    }

    /// Updates the inverse relationships of a new model, which were set before the model existed.
    public func link<M: PersistentModel>(_ model: M) {
        for (place, property) in description.properties.enumerated() where property.isRelationship {
            let models = relatedModels(place)
            guard !models.isEmpty else { continue }
            joinContexts(model, models)
            guard let inverse = description.inverse(of: place) else { continue }
            for other in models { other._modelStorage.addRelated(model, of: other, inverse.place) }
        }
    }

    /// Inserts related models into the same context, if any of them is in one.
    private func joinContexts(_ model: any PersistentModel, _ others: [any PersistentModel]) {
        if let context {
            for other in others where other._modelStorage.context == nil { context.insert(other) }
        } else if !isDeleted, let context = others.lazy.compactMap({ $0._modelStorage.context }).first {
            context.insert(model)
        }
    }

    func removeRelated(_ other: any PersistentModel, of model: any PersistentModel, _ place: Int) {
        let old = relatedModels(place)
        let rest = old.filter { $0 !== other }
        if rest.count < old.count { setRelated(of: model, place, rest) }
    }

    func addRelated(_ other: any PersistentModel, of model: any PersistentModel, _ place: Int) {
        let old = relatedModels(place)
        guard !old.contains(where: { $0 === other }) else { return }
        guard description.properties[place].isToOne else { return setRelated(of: model, place, old + [other]) }
        setRelated(of: model, place, [other])
        if let inverse = description.inverse(of: place), let before = old.first {
            before._modelStorage.removeRelated(model, of: before, inverse.place)
        }
    }

    private func setRelated(of model: any PersistentModel, _ place: Int, _ models: [any PersistentModel]) {
        let old = slots[place]
        description.properties[place].change(of: model) {
            slots[place] = .related(
                models.map { context == nil ? .model($0) : .id($0._modelStorage.id) })
        }
        context?.didChange(model, place, from: old)
    }

    /// Replaces related models by their identifiers, which suffice for a model in a context.
    func nameRelated() {
        for place in slots.indices {
            guard case .related(let list) = slots[place] else { continue }
            slots[place] = .related(list.map { .id(id(of: $0)) })
        }
    }

    /// Replaces the identifiers of new models that became stored ones.
    func renameRelated() {
        guard let takeovers = context?.takeovers else { return }
        for place in slots.indices {
            guard case .related(let list) = slots[place] else { continue }
            let ids = list.map { id(of: $0) }
            guard ids.contains(where: { takeovers[$0] != nil }) else { continue }
            slots[place] = .related(ids.map { .id(takeovers[$0] ?? $0) })
        }
    }
}
