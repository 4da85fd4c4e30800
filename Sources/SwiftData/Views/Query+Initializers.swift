import Foundation
import FoundationAdditions
import SwiftUI

extension Query where Result == [Element] {
    /// All models of the class.
    public init(transaction: Transaction? = nil) { self.init(FetchDescriptor(), transaction) }
    /// All models of the class, whose changes are animated.
    public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

    /// The models that match a descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction)
    }

    /// The models that match a descriptor, whose changes are animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation))
    }

    /// The models that match a predicate, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction) }

    /// The models that match a predicate, in an order, whose changes are animated.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
    }

    /// The models that match a predicate, in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        let sort = [SortDescriptor(keyPath.sendable, order: order)]
        self.init(FetchDescriptor(predicate: filter, sortBy: sort), transaction)
    }

    /// The models that match a predicate, in the order of a property, whose changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation)) }

    /// The models that match a predicate, in the order of a property; those without a value come first in forward order.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        let sort = [SortDescriptor(keyPath.sendable, order: order)]
        self.init(FetchDescriptor(predicate: filter, sortBy: sort), transaction)
    }

    /// The models that match a predicate, in the order of a property, whose changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation)) }
}
