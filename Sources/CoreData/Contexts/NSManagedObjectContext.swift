import Foundation
import Synchronization
import ViewTree

/// The queue on which a context's objects are used.
///
/// See [NSManagedObjectContextConcurrencyType](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype).
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The thread that made the context.
    case confinementConcurrencyType = 0
    /// A queue of the context's own.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

/// Objects that are read from a store, changed and saved together.
///
/// See [NSManagedObjectContext](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext). All windows share a
/// container's `viewContext`: data belongs to the app, not to a visitor.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // @unchecked: objects are only used on the context's queue; that is the app's duty, as on Apple's systems.

    /// The queue on which the context's objects are used.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The context that gets this one's changes when they are saved; nil if the store gets them.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.children.append(WeakContext(context: self)) }
    }
    private var coordinator: NSPersistentStoreCoordinator?
    /// The context's name.
    open var name: String?
    /// Who makes the changes.
    open var transactionAuthor: String?
    /// Whether changes that others save appear in this context's objects.
    open var automaticallyMergesChangesFromParent = false
    /// How conflicts are resolved: an `NSMergePolicy`.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Records changes, if it isn't nil.
    open var undoManager: UndoManager?
    /// The app's own notes.
    public let userInfo = NSMutableDictionary()
    /// Accepted; values are read again when the app asks for it.
    open var stalenessInterval: TimeInterval = -1
    /// Accepted; a missing row's values are empty.
    open var shouldDeleteInaccessibleFaults = true
    /// Accepted; delete rules apply at once.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether the context keeps unchanged objects that nobody else refers to.
    open var retainsRegisteredObjects = false

    let queue: DispatchQueue?
    var registry = WeakDictionary<NSManagedObjectID, NSManagedObject>()
    var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    var updated: [NSManagedObjectID: NSManagedObject] = [:]
    var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    var recent = RecentChanges()
    var isProcessingScheduled = false
    var children: [WeakContext] = []
    var observers: [ObjectIdentifier: WeakObserver] = [:]

    private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()
    private static let freeKeys = Atomic<Int64>(1 << 62)

    /// A context for a queue.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "kissa.coredata.context") : nil
        super.init()
        queue?.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
    }

    /// A context for a queue.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.kind) }

    /// The queue on which a context's objects are used, by the names of Swift.
    public struct ConcurrencyType: Hashable, Sendable {
        let kind: NSManagedObjectContextConcurrencyType
        /// A queue of the context's own.
        public static let privateQueue = Self(kind: .privateQueueConcurrencyType)
        /// The main queue.
        public static let mainQueue = Self(kind: .mainQueueConcurrencyType)
    }

    /// The stores of the context, or of its parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    var policy: NSMergePolicy { mergePolicy as? NSMergePolicy ?? .error }

    /// Numbers for objects without a store.
    static func nextFreeKey() -> Int64 { freeKeys.add(1, ordering: .relaxed).newValue }

    var isOnQueue: Bool {
        guard let queue else { return concurrencyType == .confinementConcurrencyType || MainQueue.isCurrent }
        _ = queue
        return DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    }

    // MARK: Objects

    /// All objects that the context knows and that something refers to.
    open var registeredObjects: Set<NSManagedObject> { Set(registry.objects) }
    /// The new objects.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
    /// The objects with unsaved changes.
    open var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    /// Whether there is anything to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// The object with an identifier, if the context knows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registry[objectID] }

    /// The object with an identifier. Its values are read when they are used, and empty if there is no such object.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { known(objectID) }

    /// The object with an identifier.
    ///
    /// - Throws: If there is no such object.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = known(objectID)
        if object.slots.isEmpty, let row = row(of: objectID) { object.take(row) }
        guard !object.slots.isEmpty || object.entity.places.properties.isEmpty, !object.isDeleted else {
            throw CoreDataError.make(
                NSManagedObjectReferentialIntegrityError, "The object \(objectID) isn't in the store.")
        }
        return object
    }

    func known(_ id: NSManagedObjectID) -> NSManagedObject {
        if let object = registry[id] { return object }
        // Whatever is temporary is registered in the context that made it.
        let object = NSManagedObject.fault(id.permanent, in: self)
        registry[id] = object
        return object
    }

    /// Makes the identifiers of new objects permanent.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID = object.objectID.permanent }
    }

    /// Keeps an object's store for when it is saved. Only the first store with the object's entity is used here.
    open func assign(_ object: Any, to store: NSPersistentStore) {}
}

struct WeakContext {
    weak var context: NSManagedObjectContext?
}
