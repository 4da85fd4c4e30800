import Foundation
import FoundationAdditions
import SwiftUI

extension Query {
    /// The models that match a descriptor, in sections.
    public init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>, sectionBy title: KeyPath<Element, Title>,
        transaction: Transaction? = nil
    ) { self.init(descriptor, transaction, sectionBy: { $0[keyPath: title]._sectionTitle }) }

    /// The models that match a descriptor, in sections, whose changes are animated.
    public init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>, sectionBy title: KeyPath<Element, Title>,
        animation: Animation
    ) { self.init(descriptor, sectionBy: title, transaction: Transaction(animation: animation)) }

    /// The models that match a predicate, in an order and in sections.
    public init<Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        sectionBy title: KeyPath<Element, Title>, transaction: Transaction? = nil
    ) {
        let descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
        self.init(descriptor, sectionBy: title, transaction: transaction)
    }

    /// The models that match a predicate, in an order and in sections, whose changes are animated.
    public init<Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        sectionBy title: KeyPath<Element, Title>, animation: Animation
    ) {
        let transaction = Transaction(animation: animation)
        self.init(filter: filter, sort: descriptors, sectionBy: title, transaction: transaction)
    }

    /// The models that match a predicate, in the order of a property and in sections.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, sectionBy title: KeyPath<Element, Title>,
        transaction: Transaction? = nil
    ) {
        let sort = [SortDescriptor(keyPath.sendable, order: order)]
        self.init(filter: filter, sort: sort, sectionBy: title, transaction: transaction)
    }

    /// The models that match a predicate, in the order of a property and in sections, whose changes are animated.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, sectionBy title: KeyPath<Element, Title>, animation: Animation
    ) {
        let sort = [SortDescriptor(keyPath.sendable, order: order)]
        self.init(filter: filter, sort: sort, sectionBy: title, animation: animation)
    }

    /// The models that match a predicate, in the order of a property that may be nil, and in sections.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, sectionBy title: KeyPath<Element, Title>,
        transaction: Transaction? = nil
    ) {
        let sort = [SortDescriptor(keyPath.sendable, order: order)]
        self.init(filter: filter, sort: sort, sectionBy: title, transaction: transaction)
    }
}
