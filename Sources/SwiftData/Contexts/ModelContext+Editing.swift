import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Inserting, changing and deleting models, with undo.
extension ModelContext {
    /// Inserts a model into the context, together with all related models.
    public func insert<T: PersistentModel>(_ model: T) {
        let storage = model._modelStorage
        if storage.context === self {
            if storage.isDeleted { restore(model) }
            return
        }
        precondition(storage.context == nil, "\(T.self) is in another context already")
        // A work list instead of recursion, because chains of models may be long.
        var (new, waiting) = ([any PersistentModel](), [model as any PersistentModel])
        while let next = waiting.popLast() {
            guard next._modelStorage.context == nil else { continue }
            take(next)
            new.append(next)
            waiting += relatedOutsiders(of: next._modelStorage)
        }
        for model in new {
            model._modelStorage.nameRelated()
            undoable { $0.delete(model) }
            announce(model._modelStorage.description, nil)
        }
    }

    private func take(_ model: any PersistentModel) {
        let storage = model._modelStorage
        let entity = storage.description.name
        guard let store = try? container.store(of: entity) else {
            fatalError("\(entity) isn't among the container's models: \(container.schema)")
        }
        storage.id = PersistentIdentifier(store: store.identifier, entityName: entity, key: store.newKey(entity))
        storage.isDeleted = false
        storage.context = self
        register(model)
        inserted[storage.id] = model
    }

    /// The related models outside of any context, including inverse ends, which a model that was made outside of a context may
    /// not have set.
    private func relatedOutsiders(of storage: _ModelStorage) -> [any PersistentModel] {
        storage.slots.flatMap { slot -> [any PersistentModel] in
            guard case .related(let list) = slot else { return [] }
            return list.compactMap { related in
                guard case .model(let other) = related, other._modelStorage.context == nil else { return nil }
                return other
            }
        }
    }

    /// Marks a model, and those to which its delete rules cascade, for deletion when the context is saved.
    public func delete<T: PersistentModel>(_ model: T) {
        var waiting: [any PersistentModel] = [model]
        while let next = waiting.popLast() { waiting += deleteAlone(next) }
    }

    /// - Returns: The models that have to be deleted with it.
    private func deleteAlone(_ model: any PersistentModel) -> [any PersistentModel] {
        let storage = model._modelStorage
        guard storage.context === self, !storage.isDeleted else { return [] }
        storage.loadAll()
        let related = storage.description.properties.indices.map { storage.relatedModels($0) }
        storage.isDeleted = true
        changed[storage.id] = nil
        if inserted.removeValue(forKey: storage.id) == nil { deleted[storage.id] = model }
        refused.remove(storage.id)
        undoable { $0.restore(model) }
        announce(storage.description, nil)
        let places = storage.description.properties.indices.filter { storage.description.properties[$0].isRelationship }
        return places.flatMap { applyRule(of: model, $0, related[$0]) }
    }

    private func applyRule(
        of model: any PersistentModel, _ place: Int, _ related: [any PersistentModel]
    ) -> [any PersistentModel] {
        let description = model._modelStorage.description
        switch description.properties[place].relationship?.deleteRule ?? .nullify {
        case .cascade: return related
        case .nullify:
            guard let inverse = description.inverse(of: place) else { return [] }
            for other in related where !other._modelStorage.isDeleted {
                other._modelStorage.removeRelated(model, of: other, inverse.place)
            }
            return []
        case .deny, .noAction: return []
        }
    }

    /// Deletes the models that match a predicate, when the context is saved.
    ///
    /// - Throws: ``SwiftDataError/unknownSchema`` for a class that isn't among the container's, or an error of the store.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
    }

    func restore(_ model: any PersistentModel) {
        let storage = model._modelStorage
        storage.isDeleted = false
        if deleted.removeValue(forKey: storage.id) == nil {
            storage.context = self
            inserted[storage.id] = model
        } else if !storage.changedPlaces.isEmpty {
            changed[storage.id] = model
        }
        refused.remove(storage.id)
        register(model)
        undoable { $0.delete(model) }
        announce(storage.description, nil)
    }

    /// Records a change of a property of a model in this context.
    func didChange(_ model: any PersistentModel, _ place: Int, from old: _ModelStorage.Slot) {
        let storage = model._modelStorage
        storage.changedPlaces.insert(place)
        if inserted[storage.id] == nil, deleted[storage.id] == nil, !storage.isDeleted {
            changed[storage.id] = model
        }
        refused.remove(storage.id)
        undoable { $0.setBack(model, place, to: old) }
        announce(storage.description, place)
    }

    private func setBack(_ model: any PersistentModel, _ place: Int, to slot: _ModelStorage.Slot) {
        let storage = model._modelStorage
        let new = storage.slots[place]
        storage.description.properties[place].change(of: model) { storage.slots[place] = slot }
        didChange(model, place, from: new)
    }

    // MARK: Undo

    /// Undo managers belong to the main actor, and so do the contexts that use one.
    private func undoable(_ undo: @escaping (ModelContext) -> Void) {
        guard let manager = activeUndoManager ?? undoManager else { return }
        nonisolated(unsafe) let (context, undo) = (self, undo)
        MainActor.assumeIsolated {
            manager.registerUndo(withTarget: context) { context in
                // Undoing is a change itself, which is registered with the same manager for redo.
                context.activeUndoManager = manager
                defer { context.activeUndoManager = nil }
                undo(context)
            }
        }
    }

    static var windowUndoManager: UndoManager? { assumingMainActor { ViewGraph.current?.undoManager } }
}
