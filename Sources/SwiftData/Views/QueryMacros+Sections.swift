import Foundation
import SwiftUI

// `@Query(sort: \Trip.start, sectionBy: \.destination) var trips: SectionedResults<Trip, String>`, or `[Trip]`, for which
// `_trips` has the sections.

/// The models that match a descriptor, in sections.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    _ descriptor: FetchDescriptor<Element>, sectionBy title: KeyPath<Element, Title>,
    transaction: Transaction? = nil
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a descriptor, in sections, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    _ descriptor: FetchDescriptor<Element>, sectionBy title: KeyPath<Element, Title>, animation: Animation
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in an order and in sections.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    sectionBy title: KeyPath<Element, Title>, transaction: Transaction? = nil
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in an order and in sections, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    sectionBy title: KeyPath<Element, Title>, animation: Animation
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in the order of a property and in sections.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    sectionBy title: KeyPath<Element, Title>, transaction: Transaction? = nil
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in the order of a property and in sections, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    sectionBy title: KeyPath<Element, Title>, animation: Animation
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// The models that match a predicate, in the order of a property that may be nil, and in sections.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    sectionBy title: KeyPath<Element, Title>, transaction: Transaction? = nil
) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
