import Foundation
import FoundationAdditions

/// Finds entities by their properties, for the "find" actions of Shortcuts, which there aren't here.
///
/// See [EntityPropertyQuery](https://developer.apple.com/documentation/appintents/entitypropertyquery).
public protocol EntityPropertyQuery: EntityQuery {
    /// The app's own form of a condition, such as a predicate.
    associatedtype ComparatorMappingType
    /// The properties and conditions by which entities can be found.
    static var properties: QueryProperties { get }
    /// The properties by which they can be sorted.
    static var sortingOptions: SortingOptions { get }
    /// What the action does.
    static var findIntentDescription: IntentDescription? { get }
    /// The entities that meet some conditions, or any of them.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// Properties and conditions.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// Properties to sort by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property to sort by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// A property with its conditions.
    public typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    /// A sorting.
    public typealias Sort = EntityQuerySort
    /// Whether all conditions hold, or one.
    public typealias ComparatorMode = EntityQueryComparatorMode
    /// Nothing is said of it.
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all conditions hold, or one.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    case and, or
}

/// A property by which entities are sorted.
public struct EntityQuerySort<Entity: AppEntity> {
    /// The order.
    public enum Ordering: Hashable, Sendable {
        case ascending, descending
    }

    /// The property.
    public let by: PartialKeyPath<Entity>
    /// The order.
    public let order: Ordering

    /// A sorting.
    public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// The properties by which entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    /// Properties.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {}
}

/// A property by which entities can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
    /// A property.
    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// Collects properties to sort by.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// The properties together.
    public static func buildBlock(_ properties: EntityQuerySortableByProperty<Entity>...)
        -> [EntityQuerySortableByProperty<Entity>]
    {
        properties
    }
}

/// The properties by which entities can be found.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    /// Properties.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> EntityQueryPropertyList
    ) {}
}

/// A property with the conditions by which entities can be found.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, ComparatorMappingType>: Sendable {
    /// A property.
    public init(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value.ValueType, ComparatorMappingType> comparators: () ->
            EntityQueryComparatorList
    ) {}
}

/// Properties that were collected.
public struct EntityQueryPropertyList: Sendable {}

/// Collects properties.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    /// A property.
    public static func buildExpression<Value: _IntentValue>(
        _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
    ) -> EntityQueryPropertyList {
        EntityQueryPropertyList()
    }
    /// The properties together.
    public static func buildBlock(_ properties: EntityQueryPropertyList...) -> EntityQueryPropertyList {
        EntityQueryPropertyList()
    }
}
