import Foundation
import Storage
import Synchronization

/// The stores of a model's objects.
///
/// See [NSPersistentStoreCoordinator](https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator).
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // @unchecked: locks guard what isn't constant.

    /// The model of the stores' objects.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator's name.
    open var name: String?
    private let stores = Mutex<[NSPersistentStore]>([])
    private let contexts = Mutex<[HeldContext]>([])

    private struct HeldContext: @unchecked Sendable {
        // @unchecked: other threads only pass it changes, which it applies on its own queue.
        weak var context: NSManagedObjectContext?
    }

    /// A coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        OpenModels.add(model)
    }

    /// The stores that have been opened.
    open var persistentStores: [NSPersistentStore] { stores.withLock { $0 } }

    /// Opens or makes a store.
    ///
    /// - Throws: If it can't be opened, or the model has no such configuration.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store: NSPersistentStore
        do {
            store = try NSPersistentStore(
                url: storeURL, type: storeType, configuration: configuration, options: options,
                model: managedObjectModel)
        } catch let error as NSError where error.domain == NSCocoaErrorDomain && error.code == NSCoreDataError {
            throw error
        } catch {
            throw CoreDataError.make(
                NSPersistentStoreOpenError, "The store at \(storeURL?.path ?? "memory") can't be opened: \(error)")
        }
        store.persistentStoreCoordinator = self
        stores.withLock { $0.append(store) }
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
        return store
    }

    /// Opens or makes a store of a kind, by the names of Swift.
    @discardableResult public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: url, options: options)
    }

    /// Opens or makes a store, and tells a closure of the error, if there is one. The store is open when this returns.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.options)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        stores.withLock { $0.removeAll { $0 === store } }
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    }

    /// Deletes a store's file.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        for store in persistentStores where store.url == url { try remove(store) }
        try DatabaseFiles(url: url).remove()
    }

    /// Deletes a store's file.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

    /// The open store with a file.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// A store's file.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// The identifier that an address stands for; nil if no open store has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2, let key = Int64(parts[1].dropFirst()),
            let store = persistentStores.first(where: { $0.identifier == url.host }),
            let entity = store.entities[parts[0]]
        else { return nil }
        return NSManagedObjectID(entity, store, key: key, isTemporary: parts[1].hasPrefix("t"))
    }

    /// Performs a batch request.
    ///
    /// - Throws: If it can't be saved.
    @discardableResult open func execute(
        _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
    ) throws -> Any { try context.execute(request) }

    /// Runs a block, at once.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Runs a block, at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    // MARK: Contexts

    func store(for entity: NSEntityDescription) -> NSPersistentStore? {
        persistentStores.first { $0.entities[entity.label] != nil }
    }

    func add(_ context: NSManagedObjectContext) {
        let held = HeldContext(context: context)
        contexts.withLock { contexts in
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(held)
        }
    }

    /// Tells the other contexts what one has saved.
    func announce(_ changes: SavedChanges, from sender: NSManagedObjectContext?) {
        let others = contexts.withLock { $0 }
        for other in others where other.context !== sender { other.context?.receive(changes) }
        NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self)
    }
}

extension NSPersistentStore {
    /// The kind of a store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A SQLite file.
        public static let sqlite = Self(rawValue: NSSQLiteStoreType)
        /// Memory.
        public static let inMemory = Self(rawValue: NSInMemoryStoreType)
        /// Kept as SQLite here.
        public static let binary = Self(rawValue: NSBinaryStoreType)
    }
}

/// A store in a file of another form; it is SQLite here.
public let NSBinaryStoreType = "Binary"

/// The models that coordinators use, in which a class finds its entity.
enum OpenModels {
    private static let models = Mutex<[NSManagedObjectModel]>([])

    static func add(_ model: NSManagedObjectModel) {
        // Contexts of other queues only read the places.
        for entity in model.entities { _ = entity.places }
        models.withLock { models in
            models.removeAll { $0 === model }
            models.insert(model, at: 0)
        }
    }

    /// The entity of a class. If no model has been opened, those of the app's resources are searched.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let known = models.withLock { $0 }
        if let found = known.lazy.flatMap(\.entities).first(where: { $0.isOf(type) }) { return found }
        guard known.isEmpty, let model = NSManagedObjectModel.mergedModel(from: nil) else { return nil }
        add(model)
        return model.entities.first { $0.isOf(type) }
    }
}
