import Foundation

/// A version of an app's model classes.
///
/// See [VersionedSchema](https://developer.apple.com/documentation/swiftdata/versionedschema).
public protocol VersionedSchema {
    /// The classes of this version.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// How stores of older versions become the newest one's.
///
/// See [SchemaMigrationPlan](https://developer.apple.com/documentation/swiftdata/schemamigrationplan).
public protocol SchemaMigrationPlan {
    /// All versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// A step from a version to the next.
public enum MigrationStage {
    /// What is added, left out and renamed is done by itself.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// As lightweight, with something to do before, with the old classes, and after, with the new ones.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}
