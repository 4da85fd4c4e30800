import Foundation
import FoundationAdditions

/// Something that an app has, which intents can be about.
///
/// See [AppEntity](https://developer.apple.com/documentation/appintents/appentity).
public protocol AppEntity: _IntentValue, DisplayRepresentable, Identifiable, PersistentlyIdentifiable,
    _SupportsAppDependencies
where ID: EntityIdentifierConvertible & Sendable {
    /// The type of the query.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// What finds the entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A value of an entity that Shortcuts can read.
    public typealias Property = EntityProperty
}

/// An entity that no query finds: an intent makes it.
///
/// See [TransientAppEntity](https://developer.apple.com/documentation/appintents/transientappentity).
public protocol TransientAppEntity: AppEntity where ID == UUID, DefaultQuery == TransientAppEntityQuery<Self> {
    /// An entity without values.
    init()
}

extension TransientAppEntity {
    /// A new identifier each time: such entities aren't found again.
    public var id: UUID { UUID() }
    /// A query that finds nothing.
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

/// A query that finds nothing.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    /// A query.
    public init() {}
    /// Finds nothing.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An identifier that can be written as a text.
public protocol EntityIdentifierConvertible {
    /// The text.
    var entityIdentifierString: String { get }
    /// The identifier that a text says.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    /// Its description.
    public var entityIdentifierString: String { description }
    /// What the description says.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
    /// The UUID as a text.
    public var entityIdentifierString: String { uuidString }
    /// The UUID that a text says.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
