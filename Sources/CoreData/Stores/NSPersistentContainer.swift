import Foundation
import Storage
import os

/// A model, its stores, and a context for the views.
///
/// See [NSPersistentContainer](https://developer.apple.com/documentation/coredata/nspersistentcontainer). The data belongs to the
/// app, so all of its visitors see the same objects.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // @unchecked: what changes is set while the app starts.

    /// The container's name, which is also its model's and its file's.
    public let name: String
    /// The context for views, on the main queue.
    public let viewContext: NSManagedObjectContext
    /// The model of the stores' objects.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// How the stores are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    private static let log = Logger(subsystem: "kissa.coredata", category: "NSPersistentContainer")

    /// A container with the model of that name among the app's resources. If there is none, its model is empty, and the log says
    /// so.
    public convenience init(name: String) {
        if let model = DataModelResources.model(named: name) {
            self.init(name: name, managedObjectModel: model)
        } else {
            Self.log.error("there is no \(name, privacy: .public).xcdatamodeld among the app's resources")
            self.init(
                name: name, managedObjectModel: NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel())
        }
    }

    /// A container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueue)
        let file = Self.folder.appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder of stores, next to the values of `AppStorage`.
    open class func defaultDirectoryURL() -> URL { folder }

    private static var folder: URL {
        let process = ProcessInfo.processInfo
        return ByteStore.location(app: process.processName, environment: process.environment)
            .deletingLastPathComponent()
    }

    /// Opens the stores, and calls a closure for each. They are open when this returns.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context on a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block with a new context, on its queue.
    open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block with a new context, on its queue, and returns its result.
    public func performBackgroundTask<T>(
        _ block: @escaping @Sendable (NSManagedObjectContext) -> T
    ) async -> T {
        let context = newBackgroundContext()
        return await context.perform { block(context) }
    }

    /// Runs a block with a new context, on its queue, and returns its result.
    @_disfavoredOverload
    public func performBackgroundTask<T>(
        _ block: @escaping @Sendable (NSManagedObjectContext) throws -> T
    ) async throws -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A container without synchronization: there is no CloudKit, and no need for it, since all devices of a visitor use this store.
///
/// See [NSPersistentCloudKitContainer](https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer).
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Does nothing: there is no CloudKit.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
}

/// What `initializeCloudKitSchema` does. Accepted and has no effect here.
///
/// See
/// [NSPersistentCloudKitContainerSchemaInitializationOptions](https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainerschemainitializationoptions).
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Only checks.
    public static let dryRun = Self(rawValue: 2)
    /// Prints the schema.
    public static let printSchema = Self(rawValue: 4)
}
