import Foundation

/// A request to stores.
///
/// See [NSPersistentStoreRequest](https://developer.apple.com/documentation/coredata/nspersistentstorerequest).
open class NSPersistentStoreRequest: NSObject {
    /// Accepted; a request is for the store with its entity.
    open var affectedStores: [NSPersistentStore]?

    /// A request.
    override public init() {}
}

/// What a fetch returns.
///
/// See [NSFetchRequestResultType](https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype).
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A type with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType = Self([])
    /// Identifiers.
    public static let managedObjectIDResultType = Self(rawValue: 1)
    /// Dictionaries with the properties to fetch.
    public static let dictionaryResultType = Self(rawValue: 2)
    /// The number of objects.
    public static let countResultType = Self(rawValue: 4)
}

/// What is fetched, whatever the type of the result. Apps use ``NSFetchRequest``.
open class _NSFetchSettings: NSPersistentStoreRequest {
    fileprivate var ownEntity: NSEntityDescription?
    fileprivate var ownName: String?

    /// The entity's name.
    open var entityName: String? { ownName ?? ownEntity?.name }
    /// The entity.
    open var entity: NSEntityDescription? {
        get { ownEntity }
        set { ownEntity = newValue }
    }
    /// The condition for the objects.
    open var predicate: NSPredicate?
    /// The objects' order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects; 0 for all.
    open var fetchLimit = 0
    /// How many objects are skipped.
    open var fetchOffset = 0
    /// How many rows are read at once; 0 for all.
    open var fetchBatchSize = 0
    /// What is returned.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether objects of subentities are included.
    open var includesSubentities = true
    /// Whether unsaved changes are included.
    open var includesPendingChanges = true
    /// Whether values are read ahead.
    open var includesPropertyValues = true
    /// Accepted: values are read with the fetch, and objects that haven't been used yet are faults.
    open var returnsObjectsAsFaults = true
    /// Whether equal dictionaries are returned once.
    open var returnsDistinctResults = false
    /// Whether objects that are known already get the store's values.
    open var shouldRefreshRefetchedObjects = false
    /// The properties in dictionaries, by name or description.
    open var propertiesToFetch: [Any]?
    /// Relationships whose objects are read ahead.
    open var relationshipKeyPathsForPrefetching: [String]?

    func resolvedEntity(in context: NSManagedObjectContext) throws -> NSEntityDescription {
        if let ownEntity, context.model?.entitiesByName[ownEntity.label] === ownEntity { return ownEntity }
        let name = entityName ?? ""
        guard let found = context.model?.entitiesByName[name] else {
            throw CoreDataError.make(NSCoreDataError, "The context's model has no entity \"\(name)\".")
        }
        return found
    }
}

/// A request for objects of an entity.
///
/// See [NSFetchRequest](https://developer.apple.com/documentation/coredata/nsfetchrequest).
open class NSFetchRequest<ResultType>: _NSFetchSettings {
    /// A request without an entity.
    override public init() { super.init() }

    /// A request for the objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        ownName = entityName
    }

    /// Fetches in the context whose `perform` is running.
    ///
    /// - Throws: If none is, the model has no such entity, or a store can't be read.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.performing else {
            throw CoreDataError.make(NSCoreDataError, "execute() needs a context's perform around it.")
        }
        return try context.results(self).compactMap { $0 as? ResultType }
    }

    /// The same request again, to be changed.
    override open func copy() -> Any {
        let copy = NSFetchRequest<ResultType>()
        (copy.ownEntity, copy.ownName) = (ownEntity, ownName)
        (copy.predicate, copy.sortDescriptors, copy.resultType) = (predicate, sortDescriptors, resultType)
        (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        copy.includesSubentities = includesSubentities
        copy.includesPendingChanges = includesPendingChanges
        (copy.propertiesToFetch, copy.returnsDistinctResults) = (propertiesToFetch, returnsDistinctResults)
        return copy
    }
}
