import Foundation

extension NSManagedObjectContext {
    private static let willSaveRoundsMax = 100

    /// Saves all changes, into the parent or the stores: all of them, or none.
    ///
    /// - Throws: If a rule is broken, there are conflicts that the merge policy doesn't resolve, or a store can't be written.
    public func save() throws {
        processPendingChanges()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        prepare()
        try validateAll()
        if let parent {
            let changes = UnsavedObjects(self)
            parent.performAndWait { parent.adopt(changes) }
            finish(changes)
        } else {
            guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
                throw CoreDataError.make(NSPersistentStoreSaveError, "The context has no store to save to.")
            }
            let saving = StoreSaving(self)
            try saving.write()
            finish(saving.unsaved)
            coordinator.announce(saving.unsaved.changes, from: self)
        }
    }

    /// Objects may change others before they are saved.
    private func prepare() {
        var done: Set<NSManagedObject> = []
        for _ in 0..<Self.willSaveRoundsMax {
            let open = [inserted, updated, deleted].flatMap(\.values).filter { !done.contains($0) }
            guard !open.isEmpty else { break }
            for object in open {
                done.insert(object)
                object.willSave()
            }
        }
        processPendingChanges()
    }

    private func validateAll() throws {
        var errors: [NSError] = []
        func check(_ objects: [NSManagedObjectID: NSManagedObject], _ validate: (NSManagedObject) throws -> Void) {
            for object in objects.values.sorted(by: { $0.objectID.key < $1.objectID.key }) {
                do { try validate(object) } catch { errors += Self.parts(of: error as NSError) }
            }
        }
        check(inserted) { try $0.validateForInsert() }
        check(updated) { try $0.validateForUpdate() }
        check(deleted) { try $0.validateForDelete() }
        if !errors.isEmpty { throw CoreDataError.combined(errors) }
    }

    private static func parts(of error: NSError) -> [NSError] {
        error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
    }

    /// Marks what has been saved as clean.
    private func finish(_ saved: UnsavedObjects) {
        (inserted, updated, deleted) = ([:], [:], [:])
        for object in saved.inserted + saved.updated {
            (object.state, object.kept) = (.clean, [:])
            if parent == nil {
                object.objectID = object.objectID.permanent
                registry[object.objectID] = object
            }
        }
        for object in saved.deleted {
            registry[object.objectID] = nil
            (object.state, object.managedObjectContext) = (.clean, nil)
        }
        for object in saved.inserted + saved.updated + saved.deleted { object.didSave() }
        post(saved)
    }

    private func post(_ saved: UnsavedObjects) {
        let sets = [
            (NSInsertedObjectsKey, NSInsertedObjectIDsKey, saved.inserted),
            (NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, saved.updated),
            (NSDeletedObjectsKey, NSDeletedObjectIDsKey, saved.deleted),
        ].filter { !$0.2.isEmpty }
        let objects = Dictionary(sets.map { ($0.0, Set($0.2) as Any) }) { $1 }
        let ids = Dictionary(sets.map { ($0.1, Set($0.2.map(\.objectID)) as Any) }) { $1 }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: objects)
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: ids)
    }

    // MARK: A child's changes

    /// Takes a child's changes, as unsaved ones.
    private func adopt(_ changes: UnsavedObjects) {
        for object in changes.inserted {
            let own = object.entity.objectClass.init(object.entity, _insertInto: nil)
            own.objectID = object.objectID
            own.slots = object.slots
            register(own, as: .inserted)
        }
        for object in changes.updated { adopt(object) }
        for object in changes.deleted {
            let own = known(object.objectID)
            own.fire()
            own.announce()
            mark(own)
        }
        processPendingChanges()
    }

    private func adopt(_ object: NSManagedObject) {
        let own = known(object.objectID)
        own.announce()
        for place in object.changedPlaces { own.change(place, to: object.slots[place]) }
    }
}

/// What a context saves, in the order in which objects were made.
struct UnsavedObjects {
    var inserted: [NSManagedObject]
    var updated: [NSManagedObject]
    var deleted: [NSManagedObject]

    init(_ context: NSManagedObjectContext) {
        func sorted(_ objects: [NSManagedObjectID: NSManagedObject]) -> [NSManagedObject] {
            objects.values.sorted { $0.objectID.key < $1.objectID.key }
        }
        inserted = sorted(context.inserted)
        updated = sorted(context.updated)
        deleted = sorted(context.deleted)
    }

    var changes: SavedChanges {
        SavedChanges(
            inserted: inserted.map(\.objectID), updated: updated.map(\.objectID), deleted: deleted.map(\.objectID))
    }
}
