import Foundation

/// What has changed since observers were last told.
struct RecentChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    var content: [String: Any] {
        let sets = [
            NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated.subtracting(inserted).subtracting(deleted),
            NSDeletedObjectsKey: deleted, NSRefreshedObjectsKey: refreshed,
        ]
        return sets.filter { !$0.value.isEmpty }
    }

    var entities: Set<String> {
        Set([inserted, updated, deleted, refreshed].flatMap { $0.map(\.entity.label) })
    }
}

/// Hears of changes at once, before they are processed; a fetch of a view.
protocol ContextObserver: AnyObject {
    func contextDidChange(_ entity: NSEntityDescription)
}

struct WeakObserver {
    weak var observer: (any ContextObserver)?
}

extension NSManagedObjectContext {
    // MARK: Inserting and deleting

    /// Inserts a new object.
    public func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self || object.state == .deleted else { return }
        if object.state == .deleted { return revive(object) }
        let store = persistentStoreCoordinator?.store(for: object.entity)
        let key = store?.newKey(for: object.entity) ?? Self.nextFreeKey()
        object.objectID = NSManagedObjectID(object.entity, store, key: key, isTemporary: true)
        register(object, as: .inserted)
        noteUndo(of: object) { $0.forget(object) }
        object.awakeFromInsert()
    }

    func register(_ object: NSManagedObject, as state: NSManagedObject.State) {
        (object.managedObjectContext, object.state) = (self, state)
        registry[object.objectID] = object
        if state == .inserted { inserted[object.objectID] = object }
        recent.deleted.remove(object)
        recent.inserted.insert(object)
        note(object.entity)
    }

    /// Deletes an object with the next save, and applies its delete rules.
    public func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, object.state != .deleted else { return }
        object.prepareForDeletion()
        object.fire()
        object.announce()
        mark(object)
        propagate(object)
    }

    func mark(_ object: NSManagedObject) {
        let before = object.state
        object.state = .deleted
        (inserted[object.objectID], updated[object.objectID]) = (nil, nil)
        deleted[object.objectID] = object
        if before == .inserted, recent.inserted.remove(object) != nil {} else { recent.deleted.insert(object) }
        noteUndo(of: object) { $0.revive(object) }
        note(object.entity)
    }

    private func propagate(_ object: NSManagedObject) {
        for (place, property) in object.entity.places.properties.enumerated() {
            guard let relationship = property as? NSRelationshipDescription, relationship.deleteRule != .denyDeleteRule,
                relationship.deleteRule != .noActionDeleteRule
            else { continue }
            let slot = object.slot(place)
            for related in (slot.id.map { [$0] } ?? slot.ids).map(known) {
                if relationship.deleteRule == .cascadeDeleteRule { delete(related) }
                if let inverse = relationship.inverseRelationship { related.lose(object.objectID, inverse) }
            }
        }
    }

    /// Takes back a deletion.
    func revive(_ object: NSManagedObject) {
        guard object.state == .deleted else { return }
        deleted[object.objectID] = nil
        object.state = object.objectID.isTemporaryID ? .inserted : object.kept.isEmpty ? .clean : .updated
        if object.state == .inserted { inserted[object.objectID] = object }
        if object.state == .updated { updated[object.objectID] = object }
        object.managedObjectContext = self
        registry[object.objectID] = object
        recent.deleted.remove(object)
        recent.inserted.insert(object)
        noteUndo(of: object) { $0.mark(object) }
        note(object.entity)
    }

    /// Takes back an insertion.
    private func forget(_ object: NSManagedObject) {
        guard object.managedObjectContext === self else { return }
        object.announce()
        mark(object)
    }

    // MARK: Values

    func noteChange(of object: NSManagedObject, _ place: Int, from old: Slot) {
        if object.state == .clean {
            object.state = .updated
            updated[object.objectID] = object
        }
        recent.updated.insert(object)
        noteUndo(of: object) { _ in
            object.announce()
            object.change(place, to: old)
        }
        note(object.entity)
    }

    private func noteUndo(of object: NSManagedObject, _ undo: @escaping (NSManagedObjectContext) -> Void) {
        guard let undoManager, MainQueue.isCurrent else { return }
        nonisolated(unsafe) let undo = undo
        MainActor.assumeIsolated { undoManager.registerUndo(withTarget: self) { undo($0) } }
    }

    /// Undoes the last changes that the undo manager has recorded.
    public func undo() { MainActor.assumeIsolated { undoManager?.undo() } }
    /// Redoes what was last undone.
    public func redo() { MainActor.assumeIsolated { undoManager?.redo() } }

    // MARK: Telling observers

    func note(_ entity: NSEntityDescription) {
        for entry in observers.values { entry.observer?.contextDidChange(entity) }
        guard !isProcessingScheduled else { return }
        isProcessingScheduled = true
        (queue ?? .main).async { [weak self] in self?.processPendingChanges() }
    }

    /// Tells observers of changes at once. It happens by itself at the end of an event.
    public func processPendingChanges() {
        isProcessingScheduled = false
        guard !recent.isEmpty else { return }
        let changes = recent
        recent = RecentChanges()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.content)
    }

    func add(_ observer: any ContextObserver) {
        observers = observers.filter { $0.value.observer != nil }
        observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer)
    }

    func remove(_ observer: any ContextObserver) { observers[ObjectIdentifier(observer)] = nil }
}
