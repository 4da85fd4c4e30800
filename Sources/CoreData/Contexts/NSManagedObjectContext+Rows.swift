import Foundation

/// Reading rows: from the parent's objects, or the store.
extension NSManagedObjectContext {
    func row(of id: NSManagedObjectID) -> Row? {
        if let parent { return parent.performAndWait { parent.snapshot(id) } }
        return try? id.persistentStore?.rows([id])[id]
    }

    /// The values of an object for a child context.
    private func snapshot(_ id: NSManagedObjectID) -> Row? {
        let object = known(id)
        object.fire()
        guard !object.isDeleted, object.managedObjectContext === self else { return nil }
        return Row(slots: object.slots, version: object.version)
    }

    /// Reads the rows of objects that haven't been read.
    func read(_ ids: [NSManagedObjectID]) {
        let unread = ids.filter { registry[$0]?.slots.isEmpty ?? false }
        guard !unread.isEmpty else { return }
        if parent != nil {
            for id in unread { if let row = row(of: id) { registry[id]?.take(row) } }
            return
        }
        for (store, ids) in Dictionary(grouping: unread, by: { $0.persistentStore }) {
            guard let rows = try? store?.rows(ids) else { continue }
            for (id, row) in rows { registry[id]?.take(row) }
        }
    }

    /// The identifiers of a relationship to many, as changed in this context.
    func related(to object: NSManagedObject, _ place: Int) -> [NSManagedObjectID] {
        guard let relationship = object.relationship(place) else { return [] }
        let id = object.objectID
        if let parent { return parent.performAndWait { parent.known(id).slot(place).ids } }
        let stored = (try? id.persistentStore?.related(to: id, relationship)) ?? []
        guard let inverse = relationship.inverseRelationship, !inverse.isToMany, hasChanges else { return stored }
        return adjusted(stored, inverse, owner: id)
    }

    private func adjusted(
        _ stored: [NSManagedObjectID], _ inverse: NSRelationshipDescription, owner: NSManagedObjectID
    ) -> [NSManagedObjectID] {
        var list = IDList(stored)
        for id in deleted.keys { list.remove(id) }
        for (id, object) in updated.merging(inserted, uniquingKeysWith: { $1 }) {
            guard let place = object.place(of: inverse.name), object.entity.places.properties[place] === inverse,
                !object.isFault
            else { continue }
            if object.slots[place].id == owner { list.append(id) } else { list.remove(id) }
        }
        return list.ids
    }

    // MARK: Reading again

    /// Forgets an object's values, so that they are read again when they are used.
    ///
    /// - Parameters:
    ///   - object: The object; a new or deleted one stays as it is.
    ///   - flag: Whether the object's unsaved changes are kept.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, object.state != .inserted, object.state != .deleted else { return }
        let changes = flag ? object.changedPlaces.map { ($0, object.slots[$0]) } : []
        object.announce()
        object.willTurnIntoFault()
        object.becomeFault()
        object.didTurnIntoFault()
        (object.state, updated[object.objectID]) = (.clean, nil)
        for (place, slot) in changes { object.change(place, to: slot) }
        recent.refreshed.insert(object)
        note(object.entity)
    }

    /// Forgets the values of all objects; unsaved changes are kept.
    public func refreshAllObjects() {
        for object in registry.objects { refresh(object, mergeChanges: true) }
    }

    /// Takes back all unsaved changes.
    public func rollback() {
        let gone =
            inserted.values.sorted { $0.objectID.key < $1.objectID.key }
            + deleted.values.filter { $0.objectID.isTemporaryID }
        let objects = Array(updated.values) + deleted.values.filter { !$0.objectID.isTemporaryID }
        (inserted, updated, deleted) = ([:], [:], [:])
        for object in objects { restore(object) }
        for object in gone { drop(object) }
        if let undoManager, MainQueue.isCurrent {
            MainActor.assumeIsolated { undoManager.removeAllActions(withTarget: self) }
        }
        processPendingChanges()
    }

    private func restore(_ object: NSManagedObject) {
        object.announce()
        if object.state == .deleted { recent.inserted.insert(object) } else { recent.updated.insert(object) }
        object.state = .clean
        for (place, slot) in object.kept { object.slots[place] = slot }
        object.kept = [:]
        object.awake(fromSnapshotEvents: .rollback)
        note(object.entity)
    }

    func drop(_ object: NSManagedObject) {
        object.announce()
        registry[object.objectID] = nil
        (object.state, object.managedObjectContext) = (.clean, nil)
        recent.deleted.insert(object)
        note(object.entity)
    }

    /// Forgets all objects and unsaved changes.
    public func reset() {
        let objects = registry.objects
        (inserted, updated, deleted, recent) = ([:], [:], [:], RecentChanges())
        registry.removeAll()
        for object in objects {
            object.announce()
            (object.state, object.managedObjectContext) = (.clean, nil)
            note(object.entity)
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: objects.map(\.objectID)])
    }
}
