import Foundation
import Storage
import SwiftData

/// A database with the objects of some entities.
///
/// See [NSPersistentStore](https://developer.apple.com/documentation/coredata/nspersistentstore). Its tables are Kissa's own: a
/// file that Core Data has written on Apple's systems can't be opened.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // @unchecked: what isn't constant is guarded by the backing store's lock, or set before the store is used.

    /// The file; `/dev/null` for memory.
    open internal(set) var url: URL?
    /// The kind of store.
    public let type: String
    /// The configuration whose entities the store has; nil for all.
    public let configurationName: String
    /// The options with which the store was opened.
    public let options: [AnyHashable: Any]?
    /// The store's identifier, which never changes.
    open var identifier: String! { backing.identifier }
    /// Whether the store can't be changed.
    open var isReadOnly: Bool { !backing.allowsSave }
    /// The coordinator that opened the store.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The app's own notes, which are saved with the store.
    open var metadata: [String: Any]! {
        get { StoreMetadata.read(backing) }
        set { StoreMetadata.write(newValue ?? [:], backing) }
    }

    let backing: Store
    let entities: [String: NSEntityDescription]
    let tables: StoreTables

    init(
        url: URL?, type: String, configuration: String?, options: [AnyHashable: Any]?, model: NSManagedObjectModel
    ) throws {
        let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
        let isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        (self.url, self.type, self.options) = (url, type, options)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        guard let own = model.entities(forConfigurationName: configuration) else {
            throw CoreDataError.make(NSCoreDataError, "The model has no configuration \(configuration ?? "").")
        }
        entities = Dictionary(own.map { ($0.label, $0) }) { $1 }
        tables = StoreTables(own)
        backing = try Store(url: isInMemory ? nil : url, allowsSave: !isReadOnly)
        super.init()
        backing.use { TextComparison.register(with: $0.pointer) }
        if backing.allowsSave { try migrate() }
    }

    private func migrate() throws {
        try backing.transaction { connection in
            let old = try backing.value(forKey: "model")
            let new = try StoreMigration(tables, connection).run(old)
            if new != old { try backing.set(new, forKey: "model") }
        }
    }

    func newKey(for entity: NSEntityDescription) -> Int64 { backing.newKey(entity.rootEntity.label) }
}

/// The app's notes about a store.
private enum StoreMetadata {
    private static let key = "metadata"

    static func read(_ store: Store) -> [String: Any] {
        var notes: [String: Any] = [NSStoreUUIDKey: store.identifier, NSStoreTypeKey: NSSQLiteStoreType]
        guard let text = (try? store.value(forKey: key)) ?? nil, let data = Data(base64Encoded: text),
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return notes }
        notes.merge(own) { first, _ in first }
        return notes
    }

    static func write(_ notes: [String: Any], _ store: Store) {
        let own = notes.filter { $0.key != NSStoreUUIDKey && $0.key != NSStoreTypeKey }
        guard let data = try? PropertyListSerialization.data(fromPropertyList: own, format: .binary, options: 0) else {
            return
        }
        try? store.set(data.base64EncodedString(), forKey: key)
    }
}

/// A store in a SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option that a store can't be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to migrate a store; it always is.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer how a store is migrated; it always is.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to record history; accepted.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to post notifications of other processes' changes; accepted.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option for SQLite's settings; accepted.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option for how files are protected; accepted.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of a store's kind in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
