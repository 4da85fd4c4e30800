import Foundation
import Storage

/// A store for some or all of a container's models.
///
/// See [ModelConfiguration](https://developer.apple.com/documentation/swiftdata/modelconfiguration). A store belongs to the app,
/// so all of its visitors share it; models of a single visitor need a property with the visitor, by which the app filters.
public struct ModelConfiguration: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
    /// The configuration's name, which is also the file's without `.store`.
    public let name: String
    /// The classes that this store contains; nil for all.
    public let schema: Schema?
    /// Where the store is.
    public let url: URL
    /// Whether the store is in memory, without a file.
    public let isStoredInMemoryOnly: Bool
    /// Whether the store may be changed.
    public let allowsSave: Bool
    /// Accepted and has no effect here: there is no CloudKit.
    public let cloudKitDatabase: CloudKitDatabase
    /// Accepted and has no effect here: the app has one folder.
    public let groupContainer: GroupContainer

    /// The configuration's address.
    public var id: URL { url }
    /// The identifier of the CloudKit container: there is none.
    public var cloudKitContainerIdentifier: String? { nil }
    /// The identifier of the group's folder: there is none.
    public var groupAppContainerIdentifier: String? { nil }

    /// A store in the app's folder, or in memory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let named = name ?? "default"
        let memory = URL(fileURLWithPath: "/dev/null/\(named)")
        self.init(
            named, schema, isStoredInMemoryOnly ? memory : Self.folder.appendingPathComponent("\(named).store"),
            isStoredInMemoryOnly, allowsSave, groupContainer, cloudKitDatabase)
    }

    /// A store at an address.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let named = name ?? url.deletingPathExtension().lastPathComponent
        self.init(named, schema, url, false, allowsSave, .automatic, cloudKitDatabase)
    }

    /// A store for some classes.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private init(
        _ name: String, _ schema: Schema?, _ url: URL, _ isInMemory: Bool, _ allowsSave: Bool,
        _ group: GroupContainer, _ cloud: CloudKitDatabase
    ) {
        self.name = name
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = isInMemory
        self.allowsSave = allowsSave
        groupContainer = group
        cloudKitDatabase = cloud
    }

    /// The name and the place.
    public var debugDescription: String {
        "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))"
    }

    /// The folder that also contains the values of `AppStorage`.
    static var folder: URL {
        let process = ProcessInfo.processInfo
        return ByteStore.location(app: process.processName, environment: process.environment)
            .deletingLastPathComponent()
    }

    /// A CloudKit database, of which there is none here.
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String
        /// The one from the app's entitlements.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// None.
        public static let none = CloudKitDatabase(name: "none")
        /// The private one of a container.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    /// A folder that several apps share, of which there is none here.
    public struct GroupContainer: Hashable, Sendable {
        let name: String
        /// The one from the app's entitlements.
        public static let automatic = GroupContainer(name: "automatic")
        /// None.
        public static let none = GroupContainer(name: "none")
        /// The folder with an identifier.
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
    }
}
