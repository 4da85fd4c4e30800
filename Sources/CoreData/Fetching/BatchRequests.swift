import Foundation

/// What a request has done.
///
/// See [NSPersistentStoreResult](https://developer.apple.com/documentation/coredata/nspersistentstoreresult).
open class NSPersistentStoreResult: NSObject {}

/// What a batch request returns.
///
/// See [NSBatchDeleteRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype).
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case resultTypeStatusOnly = 0
    /// The identifiers of the deleted objects.
    case resultTypeObjectIDs = 1
    /// The number of deleted objects.
    case resultTypeCount = 2
}

/// Deletes objects in the store. Contexts don't see it until they merge it, unless they merge changes automatically.
///
/// See [NSBatchDeleteRequest](https://developer.apple.com/documentation/coredata/nsbatchdeleterequest).
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The objects that are deleted.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// What is returned.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// Deletes what a request finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

    /// Deletes objects of one entity.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: objects.first?.entity.label ?? "")
        request.predicate = NSPredicate(format: "self IN %@", objects)
        self.init(fetchRequest: request)
    }
}

/// What a batch deletion has done.
///
/// See [NSBatchDeleteResult](https://developer.apple.com/documentation/coredata/nsbatchdeleteresult).
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// By the result type: a truth value, identifiers or a number.
    public let result: Any?
    /// What is returned.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = ids
        case .resultTypeCount: result = ids.count
        }
    }
}

/// Inserts many objects in the store.
///
/// See [NSBatchInsertRequest](https://developer.apple.com/documentation/coredata/nsbatchinsertrequest).
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The entity's name.
    public let entityName: String
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// Sets the values of the next object, and returns whether there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// Sets the values of the next object, and returns whether there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// What is returned.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Inserts objects with values.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }

    /// Inserts objects with values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.label, objects: dictionaries)
    }

    /// Inserts objects whose values a closure sets.
    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (entityName, managedObjectHandler) = (entity.label, handler)
    }

    /// Inserts objects whose values a closure sets.
    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (entityName, dictionaryHandler) = (entity.label, handler)
    }

    func insert(into context: NSManagedObjectContext) -> [NSManagedObject] {
        var made: [NSManagedObject] = []
        func make() -> NSManagedObject {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
            made.append(object)
            return object
        }
        for values in objectsToInsert ?? [] { make().setValuesForKeys(values) }
        if let managedObjectHandler {
            while true {
                let object = make()
                if managedObjectHandler(object) {
                    context.delete(object)
                    return made.dropLast()
                }
            }
        }
        while let dictionaryHandler {
            let values = NSMutableDictionary()
            if dictionaryHandler(values) { break }
            make().setValuesForKeys(values as? [String: Any] ?? [:])
        }
        return made
    }
}

/// What a batch insertion returns.
///
/// See [NSBatchInsertRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchinsertrequestresulttype).
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnly = 0
    /// The identifiers of the new objects.
    case objectIDs = 1
    /// The number of new objects.
    case count = 2
}

/// What a batch insertion has done.
///
/// See [NSBatchInsertResult](https://developer.apple.com/documentation/coredata/nsbatchinsertresult).
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// By the result type: a truth value, identifiers or a number.
    public let result: Any?
    /// What is returned.
    public let resultType: NSBatchInsertRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        switch type {
        case .statusOnly: result = true
        case .objectIDs: result = ids
        case .count: result = ids.count
        }
    }
}

/// Not available: fetch in the block of a background context.
@available(*, unavailable, message: "Fetch in perform of a background context")
open class NSAsynchronousFetchRequest: NSPersistentStoreRequest {}

extension NSManagedObjectContext {
    /// Performs a batch request, in a context of its own that is saved.
    ///
    /// - Throws: If it can't be saved.
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        let own = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        own.persistentStoreCoordinator = persistentStoreCoordinator
        own.mergePolicy = mergePolicy
        switch request {
        case let request as NSBatchDeleteRequest:
            let found = try own.results(request.fetchRequest).compactMap { $0 as? NSManagedObject }
            let ids = found.map(\.objectID)
            for object in found { own.delete(object) }
            try own.save()
            return NSBatchDeleteResult(ids, request.resultType)
        case let request as NSBatchInsertRequest:
            let made = request.insert(into: own)
            try own.save()
            return NSBatchInsertResult(made.map(\.objectID), request.resultType)
        case let request as NSBatchUpdateRequest:
            own.mergePolicy = NSMergePolicy.overwrite
            let changed = try request.update(in: own)
            try own.save()
            return NSBatchUpdateResult(changed.map(\.objectID), request.resultType)
        default: throw CoreDataError.make(NSCoreDataError, "\(type(of: request)) can't be executed.")
        }
    }
}
