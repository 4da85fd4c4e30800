import Foundation
import SwiftUICore
import Synchronization
@_spi(Nodes) import ViewTree

/// Fetches models, notes what is inserted, changed and deleted, and saves it.
///
/// See [ModelContext](https://developer.apple.com/documentation/swiftdata/modelcontext). A context belongs to one actor,
/// as its models do: others take a model's `persistentModelID` and ask their own context for it.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
    /// The container with the stores.
    public let container: ModelContainer
    /// Whether the main actor uses the context: it is the container's main one, or a view's.
    var isOnMainActor: Bool
    /// Whether changes are saved at the end of the main queue's turn. True for the main context alone, unless it is set.
    public var autosaveEnabled: Bool
    /// Whom each change tells how to undo it.
    public var undoManager: UndoManager?
    /// Whether a change is undone by the undo manager of the window in which it is made, where there is no other one. The main
    /// context is all windows', and nobody undoes what somebody else has done.
    var isUndoneByWindows = false
    /// Names who makes the changes, for the history. There is none here.
    public var author: String?

    var registered: [PersistentIdentifier: WeakModel] = [:]
    var inserted: [PersistentIdentifier: any PersistentModel] = [:]
    var changed: [PersistentIdentifier: any PersistentModel] = [:]
    var deleted: [PersistentIdentifier: any PersistentModel] = [:]
    /// Identifiers of new models that turned out to be others, by a unique value.
    var takeovers: [PersistentIdentifier: PersistentIdentifier] = [:]
    /// Whether models are read for the context itself, which no view depends on.
    var isUnobserved = false
    var isSaveScheduled = false
    var observers: [ObjectIdentifier: WeakObserver] = [:]
    /// What other contexts have saved since this one looked.
    let inbox = Mutex<[StoreChanges]>([])

    /// A context, which saves when it is told to.
    public init(_ container: ModelContainer) {
        self.container = container
        isOnMainActor = false
        autosaveEnabled = false
        container.add(self)
    }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        isOnMainActor = isMain
        autosaveEnabled = isMain
        container.add(self)
    }

    /// Whether both are the same context.
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
    /// How much isn't saved.
    public var debugDescription: String {
        "ModelContext(inserted: \(inserted.count), changed: \(changed.count), deleted: \(deleted.count))"
    }

    // MARK: What isn't saved

    /// Whether there is something to save.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    /// New models that aren't saved, in their order.
    public var insertedModelsArray: [any PersistentModel] { Self.inOrder(inserted) }
    /// Models with changes that aren't saved.
    public var changedModelsArray: [any PersistentModel] { Self.inOrder(changed) }
    /// Models that will be gone when the context is saved.
    public var deletedModelsArray: [any PersistentModel] { Self.inOrder(deleted) }

    static func inOrder(_ models: [PersistentIdentifier: any PersistentModel]) -> [any PersistentModel] {
        models.sorted { $0.key < $1.key }.map(\.value)
    }

    func isDirty(_ model: any PersistentModel) -> Bool {
        let id = model._modelStorage.id
        return inserted[id] != nil || changed[id] != nil || deleted[id] != nil
    }

    // MARK: Changing

    /// Takes a model into the context, with all models that it is related to.
    public func insert<T: PersistentModel>(_ model: T) {
        let storage = model._modelStorage
        if storage.context === self {
            if storage.isDeleted { restore(model) }
            return
        }
        precondition(storage.context == nil, "\(T.self) is in another context already")
        let entity = storage.description.name
        guard let store = try? container.store(of: entity) else {
            fatalError("\(entity) isn't among the container's models: \(container.schema)")
        }
        storage.id = PersistentIdentifier(store: store.identifier, entityName: entity, key: store.newKey(entity))
        storage.isDeleted = false
        storage.context = self
        register(model)
        inserted[storage.id] = model
        insertRelated(of: storage)
        storage.nameRelated()
        undoable { $0.delete(model) }
        announce(storage.description, nil)
    }

    /// The inverse ends too, which a model that was made outside of a context may not have set.
    private func insertRelated(of storage: _ModelStorage) {
        for (place, property) in storage.description.properties.enumerated() where property.isRelationship {
            guard case .related(let list) = storage.slots[place] else { continue }
            for case .model(let other) in list where other._modelStorage.context == nil { insert(other) }
        }
    }

    /// Deletes a model when the context is saved, and what its delete rules say with it.
    public func delete<T: PersistentModel>(_ model: T) {
        let storage = model._modelStorage
        guard storage.context === self, !storage.isDeleted else { return }
        storage.loadAll()
        let related = storage.description.properties.indices.map { storage.relatedModels($0) }
        storage.isDeleted = true
        changed[storage.id] = nil
        if inserted.removeValue(forKey: storage.id) == nil { deleted[storage.id] = model }
        undoable { $0.restore(model) }
        announce(storage.description, nil)
        for (place, property) in storage.description.properties.enumerated() where property.isRelationship {
            applyRule(of: model, place, related[place])
        }
    }

    private func applyRule(of model: any PersistentModel, _ place: Int, _ related: [any PersistentModel]) {
        let description = model._modelStorage.description
        switch description.properties[place].relationship?.deleteRule ?? .nullify {
        case .cascade: for other in related { delete(other) }
        case .nullify:
            guard let inverse = description.inverse(of: place) else { return }
            for other in related where !other._modelStorage.isDeleted {
                other._modelStorage.removeRelated(model, of: other, inverse.place)
            }
        case .deny, .noAction: break
        }
    }

    /// Deletes the models that fit a predicate, when the context is saved.
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
        register(model)
        undoable { $0.delete(model) }
        announce(storage.description, nil)
    }

    /// Notes a change of a property of a model of this context.
    func didChange(_ model: any PersistentModel, _ place: Int, from old: _ModelStorage.Slot) {
        let storage = model._modelStorage
        storage.changedPlaces.insert(place)
        if inserted[storage.id] == nil, deleted[storage.id] == nil, !storage.isDeleted {
            changed[storage.id] = model
        }
        undoable { $0.setBack(model, place, to: old) }
        announce(storage.description, place)
    }

    private func setBack(_ model: any PersistentModel, _ place: Int, to slot: _ModelStorage.Slot) {
        let storage = model._modelStorage
        let new = storage.slots[place]
        storage.description.properties[place].change(of: model) { storage.slots[place] = slot }
        didChange(model, place, from: new)
    }

    /// Undo managers are the main actor's, and so are the contexts that have one.
    private func undoable(_ undo: @escaping (ModelContext) -> Void) {
        guard undoManager != nil || isUndoneByWindows && isOnMainActor else { return }
        nonisolated(unsafe) let (context, undo) = (self, undo)
        MainActor.assumeIsolated {
            let manager = context.undoManager ?? ViewGraph.current?.undoManager
            manager?.registerUndo(withTarget: context) { undo($0) }
        }
    }
}

struct WeakModel {
    weak var model: (any PersistentModel)?
}
