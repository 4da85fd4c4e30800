import Foundation

/// Finds an app's entities.
///
/// See [EntityQuery](https://developer.apple.com/documentation/appintents/entityquery).
/// The default result is an entity or an array of entities.
public protocol EntityQuery: DynamicOptionsProvider
where Result.Item == Entity, DefaultValue.ValueType == Entity.ValueType {
    /// The type of the entities.
    associatedtype Entity: AppEntity
    /// The type of the offer.
    associatedtype Result = [Entity]
    /// The entities with some identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// What is offered before anybody has searched.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// What is offered.
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    /// Nothing is offered.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text.
///
/// See [EntityStringQuery](https://developer.apple.com/documentation/appintents/entitystringquery).
public protocol EntityStringQuery: EntityQuery {
    /// The entities that a text finds.
    func entities(matching string: String) async throws -> Result
}

/// Finds entities of which there are few.
///
/// See [EnumerableEntityQuery](https://developer.apple.com/documentation/appintents/enumerableentityquery).
public protocol EnumerableEntityQuery: EntityQuery {
    /// The type of the entities.
    associatedtype Entity
    /// The type of the offer.
    associatedtype Result = [Entity]
    /// All entities.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// Those of all entities that have the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// All entities.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
