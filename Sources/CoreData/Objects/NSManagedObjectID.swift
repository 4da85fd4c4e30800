import Foundation

/// The identity of an object, which is the same in every context.
///
/// See [NSManagedObjectID](https://developer.apple.com/documentation/coredata/nsmanagedobjectid). A new object's identifier is
/// temporary until it is saved, and equal to the permanent one.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
    // @unchecked: the store is only referred to, and a description doesn't change.

    /// The object's entity.
    public let entity: NSEntityDescription
    /// The store in which the object is, or will be; nil if the context has none.
    public private(set) weak var persistentStore: NSPersistentStore?
    /// Whether the object has never been saved.
    public let isTemporaryID: Bool
    /// The number of the row.
    let key: Int64
    private let storeIdentifier: String

    init(_ entity: NSEntityDescription, _ store: NSPersistentStore?, key: Int64, isTemporary: Bool) {
        (self.entity, persistentStore, self.key, isTemporaryID) = (entity, store, key, isTemporary)
        storeIdentifier = store?.identifier ?? ""
    }

    /// The identifier as an address: `x-coredata://store/Entity/p1`.
    public func uriRepresentation() -> URL {
        let store = storeIdentifier.isEmpty ? "none" : storeIdentifier
        guard let url = URL(string: "x-coredata://\(store)/\(entity.label)/\(isTemporaryID ? "t" : "p")\(key)") else {
            preconditionFailure("\(entity.label) is no name for an entity")
        }
        return url
    }

    var permanent: NSManagedObjectID {
        isTemporaryID ? NSManagedObjectID(entity, persistentStore, key: key, isTemporary: false) : self
    }

    /// Whether both are the same object's.
    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return key == other.key && storeIdentifier == other.storeIdentifier
            && (entity === other.entity || entity.rootEntity.name == other.entity.rootEntity.name)
    }

    /// Hashes the number and the store.
    override public var hash: Int {
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(storeIdentifier)
        return hasher.finalize()
    }

    /// Identifiers don't change, so a copy is the same.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The address.
    override public var description: String { uriRepresentation().absoluteString }
}
