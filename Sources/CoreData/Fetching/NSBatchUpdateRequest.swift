import Foundation

/// Sets properties of many objects in the store.
///
/// See [NSBatchUpdateRequest](https://developer.apple.com/documentation/coredata/nsbatchupdaterequest).
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The entity's name.
    public let entityName: String
    /// The condition for the objects; nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of subentities are included.
    open var includesSubentities = true
    /// The new values, by the properties' names or descriptions.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// What is returned.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Changes objects of an entity.
    public init(entityName: String) { self.entityName = entityName }
    /// Changes objects of an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.label) }

    func update(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let found = try context.results(request).compactMap { $0 as? NSManagedObject }
        for (key, value) in propertiesToUpdate ?? [:] {
            guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
            for object in found { object.setValue(value, forKey: name) }
        }
        return found
    }
}

/// What a batch update returns.
///
/// See [NSBatchUpdateRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchupdaterequestresulttype).
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnlyResultType = 0
    /// The identifiers of the changed objects.
    case updatedObjectIDsResultType = 1
    /// The number of changed objects.
    case updatedObjectsCountResultType = 2
}

/// What a batch update has done.
///
/// See [NSBatchUpdateResult](https://developer.apple.com/documentation/coredata/nsbatchupdateresult).
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// By the result type: a truth value, identifiers or a number.
    public let result: Any?
    /// What is returned.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        switch type {
        case .statusOnlyResultType: result = true
        case .updatedObjectIDsResultType: result = ids
        case .updatedObjectsCountResultType: result = ids.count
        }
    }
}
