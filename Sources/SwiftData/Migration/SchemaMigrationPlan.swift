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

/// How stores of older versions are migrated to the newest one.
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
    /// Additions, removals and renames, which are migrated automatically.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Like lightweight, with closures that run before it, with the old classes, and after it, with the new ones.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}
