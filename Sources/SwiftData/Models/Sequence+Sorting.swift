import Foundation

// The order of a fetch, which Foundation's sorting doesn't know for objects on Linux.

extension Sequence where Element: PersistentModel {
    /// The models in the order in which a fetch with this descriptor has them.
    public func sorted(using comparator: SortDescriptor<Element>) -> [Element] { sorted(using: [comparator]) }

    /// The models in the order in which a fetch with these descriptors has them.
    public func sorted(using comparators: [SortDescriptor<Element>]) -> [Element] {
        sorted(by: orders(comparators).precede)
    }
}

extension MutableCollection where Self: RandomAccessCollection, Element: PersistentModel {
    /// Sorts the models as a fetch with this descriptor does.
    public mutating func sort(using comparator: SortDescriptor<Element>) { sort(using: [comparator]) }

    /// Sorts the models as a fetch with these descriptors does.
    public mutating func sort(using comparators: [SortDescriptor<Element>]) {
        sort(by: orders(comparators).precede)
    }
}

private func orders<Model: PersistentModel>(_ descriptors: [SortDescriptor<Model>]) -> [MemoryOrder<Model>] {
    let description = ModelDescription.of(Model.self)
    return descriptors.map { ModelOrder($0, description).memory }
}
