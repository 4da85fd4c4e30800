import Foundation

extension Notification.Name {
    /// Posted after changes of a context's objects.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// Posted after a context has been saved.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// The same as `NSManagedObjectContextDidSave`, with identifiers.
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted after another context's or process's changes have reached a store.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
    /// Posted after stores have been added or removed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// The key of a notification's new objects.
public var NSInsertedObjectsKey: String { "inserted" }
/// The key of a notification's changed objects.
public var NSUpdatedObjectsKey: String { "updated" }
/// The key of a notification's deleted objects.
public var NSDeletedObjectsKey: String { "deleted" }
/// The key of a notification's objects that were read again.
public var NSRefreshedObjectsKey: String { "refreshed" }
/// The key of a notification that all objects are invalid.
public var NSInvalidatedAllObjectsKey: String { "invalidatedAll" }
/// The key of the identifiers of a notification's new objects.
public var NSInsertedObjectIDsKey: String { "inserted_objectIDs" }
/// The key of the identifiers of a notification's changed objects.
public var NSUpdatedObjectIDsKey: String { "updated_objectIDs" }
/// The key of the identifiers of a notification's deleted objects.
public var NSDeletedObjectIDsKey: String { "deleted_objectIDs" }

extension NSManagedObjectContext {
    /// Posted before the context is saved.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// Posted after the context has been saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Posted after changes of the context's objects.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// The same as `didSaveObjectsNotification`, with identifiers.
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs

    /// The keys of a notification's content.
    public enum NotificationKey: String, Sendable {
        /// New objects.
        case insertedObjects = "inserted"
        /// Changed objects.
        case updatedObjects = "updated"
        /// Deleted objects.
        case deletedObjects = "deleted"
        /// Objects that were read again.
        case refreshedObjects = "refreshed"
        /// New objects' identifiers.
        case insertedObjectIDs = "inserted_objectIDs"
        /// Changed objects' identifiers.
        case updatedObjectIDs = "updated_objectIDs"
        /// Deleted objects' identifiers.
        case deletedObjectIDs = "deleted_objectIDs"
        /// All objects are invalid.
        case invalidatedAllObjects = "invalidatedAll"
    }
}
