import Foundation
import SwiftUI

// `@Query var trips: [Trip]`, with the arguments of `Query`'s initializers.

/// All models of the class of the variable's elements.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// All models of the class, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// All models of the class, whose changes are made with a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a descriptor.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a descriptor, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in an order, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in the order of a property, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in the order of a property that may be nil.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in the order of a property that may be nil, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
