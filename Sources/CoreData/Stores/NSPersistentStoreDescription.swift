import Foundation

/// How a container's store is opened.
///
/// See [NSPersistentStoreDescription](https://developer.apple.com/documentation/coredata/nspersistentstoredescription).
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    // @unchecked: a description isn't changed once its container loads stores.

    /// The kind of store: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
    open var type = NSSQLiteStoreType
    /// The configuration whose entities the store contains; nil for all entities.
    open var configuration: String?
    /// The store's file. `/dev/null` keeps the store in memory.
    open var url: URL?
    /// Whether the store can't be changed.
    open var isReadOnly = false
    /// In seconds. Accepted and has no effect here: a store waits up to two seconds for another process's writes.
    open var timeout: TimeInterval = 240
    /// Accepted and has no effect here: stores are opened before `loadPersistentStores` returns, so that the app's first views find
    /// them.
    open var shouldAddStoreAsynchronously = false
    /// Accepted and has no effect here: a store is always migrated.
    open var shouldMigrateStoreAutomatically = true
    /// Accepted and has no effect here: the mapping between two versions of a model is always inferred.
    open var shouldInferMappingModelAutomatically = true
    /// Accepted and has no effect here: there is no CloudKit.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    private var own: [String: NSObject] = [:]

    /// A store in a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// A store without a file, until it gets one.
    override public init() { super.init() }

    /// The options.
    open var options: [String: NSObject] {
        var options = own
        if isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
        return options
    }

    /// Sets an option; nil removes it.
    open func setOption(_ option: NSObject?, forKey key: String) { own[key] = option }

    /// Sets one of SQLite's settings. Accepted and has no effect here.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// How a store is synchronized. Accepted and has no effect here: there is no CloudKit.
///
/// See
/// [NSPersistentCloudKitContainerOptions](https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontaineroptions).
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the CloudKit container.
    public let containerIdentifier: String

    /// Options for a CloudKit container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
