import Foundation
import SwiftData

// The order of a fetch, which Foundation's sorting doesn't know for objects on Linux. The objects themselves are asked for the
// values, so computed properties can be sorted by, too.

extension Sequence where Element: NSManagedObject {
    /// The objects in the order in which a fetch with this descriptor has them.
    public func sorted(using comparator: SortDescriptor<Element>) -> [Element] { sorted(using: [comparator]) }

    /// The objects in the order in which a fetch with these descriptors has them.
    public func sorted(using comparators: [SortDescriptor<Element>]) -> [Element] {
        sorted(by: comparators.map { MemoryOrder($0) }.precede)
    }
}

extension MutableCollection where Self: RandomAccessCollection, Element: NSManagedObject {
    /// Sorts the objects as a fetch with this descriptor does.
    public mutating func sort(using comparator: SortDescriptor<Element>) { sort(using: [comparator]) }

    /// Sorts the objects as a fetch with these descriptors does.
    public mutating func sort(using comparators: [SortDescriptor<Element>]) {
        sort(by: comparators.map { MemoryOrder($0) }.precede)
    }
}
