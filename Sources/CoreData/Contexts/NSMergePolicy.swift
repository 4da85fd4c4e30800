import Foundation

/// How a save resolves conflicts with what is in the store.
///
/// See [NSMergePolicy](https://developer.apple.com/documentation/coredata/nsmergepolicy).
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // @unchecked: a policy doesn't change.

    /// The policy.
    public let mergeType: NSMergePolicyType

    /// A policy of a kind.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// A conflict is an error.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// Changed properties are saved; others get the store's values.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// Properties that have changed in the store, too, get the store's values.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The whole object is saved.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The object's changes are given up.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The kinds of merge policies.
///
/// See [NSMergePolicyType](https://developer.apple.com/documentation/coredata/nsmergepolicytype).
public enum NSMergePolicyType: UInt, Sendable {
    /// A conflict is an error.
    case errorMergePolicyType = 0
    /// Properties that have changed in the store, too, get the store's values.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// Changed properties are saved; others get the store's values.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// The whole object is saved.
    case overwriteMergePolicyType = 3
    /// The object's changes are given up.
    case rollbackMergePolicyType = 4
}

/// A conflict is an error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// Changed properties are saved; others get the store's values.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// Properties that have changed in the store, too, get the store's values.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The whole object is saved.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The object's changes are given up.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// An object that has changed in the store since it was read.
///
/// See [NSMergeConflict](https://developer.apple.com/documentation/coredata/nsmergeconflict).
open class NSMergeConflict: NSObject {
    /// The object with changes.
    public let sourceObject: NSManagedObject
    /// The version that was read.
    public let oldVersionNumber: Int
    /// The version in the store; 0 if the object is gone from it.
    public let newVersionNumber: Int

    init(_ object: NSManagedObject, newVersion: Int64) {
        (sourceObject, oldVersionNumber, newVersionNumber) = (object, Int(object.version), Int(newVersion))
    }
}

/// Objects with the same unique values.
///
/// See [NSConstraintConflict](https://developer.apple.com/documentation/coredata/nsconstraintconflict).
open class NSConstraintConflict: NSObject {
    /// The unique attributes.
    public let constraint: [String]
    /// The object in the store; nil if both are new.
    public let databaseObject: NSManagedObject?
    /// The objects that aren't saved.
    public let conflictingObjects: [NSManagedObject]

    /// The values that the objects have in common.
    open var constraintValues: [String: Any] {
        guard let object = conflictingObjects.first else { return [:] }
        return Dictionary(constraint.map { ($0, object.value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    init(_ constraint: [String], _ stored: NSManagedObject?, _ objects: [NSManagedObject]) {
        (self.constraint, databaseObject, conflictingObjects) = (constraint, stored, objects)
    }
}
