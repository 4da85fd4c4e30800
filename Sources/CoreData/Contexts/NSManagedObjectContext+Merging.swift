import Foundation

/// The identifiers of saved objects.
struct SavedChanges: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
    /// Shows the changes that another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        func ids(_ key: String, _ idKey: String) -> [NSManagedObjectID] {
            let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
            let ids = notification.userInfo?[idKey] as? Set<NSManagedObjectID> ?? []
            return objects.map(\.objectID) + ids
        }
        merge(
            SavedChanges(
                inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
                updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
                deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
    }

    /// Shows changes that were made without a context, such as a batch request's, in contexts.
    ///
    /// - Parameters:
    ///   - changeNotificationData: Arrays of identifiers for `NSDeletedObjectsKey` and similar keys.
    ///   - contexts: The contexts that show them.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { changeNotificationData[$0] as? [NSManagedObjectID] ?? [] }
        }
        let changes = SavedChanges(
            inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
            updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
            deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
        for context in contexts { context.performAndWait { context.merge(changes) } }
    }

    /// Called on any thread when another context has saved.
    func receive(_ changes: SavedChanges) {
        guard automaticallyMergesChangesFromParent else { return }
        if isOnQueue { return merge(changes) }
        (queue ?? .main).async { [weak self] in self?.merge(changes) }
    }

    func merge(_ changes: SavedChanges) {
        for id in changes.updated { registry[id].map { refresh($0, mergeChanges: true) } }
        for id in changes.inserted {
            let object = known(id)
            recent.inserted.insert(object)
            note(id.entity)
        }
        for id in changes.deleted { mergeDeletion(of: id) }
        processPendingChanges()
        for child in children { child.context?.receive(changes) }
    }

    private func mergeDeletion(of id: NSManagedObjectID) {
        note(id.entity)
        guard let object = registry[id] else { return }
        (inserted[id], updated[id], deleted[id]) = (nil, nil, nil)
        // Views that still show the object keep its values.
        object.fire()
        drop(object)
    }
}
