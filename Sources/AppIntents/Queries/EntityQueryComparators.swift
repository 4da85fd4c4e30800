import Foundation

// Conditions by which Shortcuts finds entities. Each makes the app's own form of the condition from a value.

/// The property is the value.
public struct EqualToComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property isn't the value.
public struct NotEqualToComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property contains the value.
public struct ContainsComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property begins with the value.
public struct HasPrefixComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property ends with the value.
public struct HasSuffixComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property is less than the value.
public struct LessThanComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property is the value or less.
public struct LessThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property is greater than the value.
public struct GreaterThanComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property is the value or greater.
public struct GreaterThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value) throws -> Mapping) {}
}

/// The property is between two values.
public struct IsBetweenComparator<Value, Mapping>: EntityQueryComparator {
    /// A condition.
    public init(mappingTransform: @escaping (Value, Value) throws -> Mapping) {}
}

/// A condition of a query.
public protocol EntityQueryComparator<Value, Mapping> {
    /// The type of the property.
    associatedtype Value
    /// The app's own form of the condition.
    associatedtype Mapping
}

/// Conditions that were collected.
public struct EntityQueryComparatorList: Sendable {}

/// Collects conditions.
@resultBuilder public enum EntityQueryComparatorsBuilder<Value, Mapping> {
    /// A condition.
    public static func buildExpression<C: EntityQueryComparator<Value, Mapping>>(_ comparator: C)
        -> EntityQueryComparatorList
    {
        EntityQueryComparatorList()
    }
    /// The conditions together.
    public static func buildBlock(_ comparators: EntityQueryComparatorList...) -> EntityQueryComparatorList {
        EntityQueryComparatorList()
    }
}
