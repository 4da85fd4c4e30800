import Foundation
import SwiftData

// Sort descriptors for managed objects: Foundation on Linux has no keys, and only key paths to values that can be compared.

extension NSSortDescriptor {
    /// Sorts by the value of a key or a path of keys.
    public convenience init(key: String?, ascending: Bool) {
        self.init(SortKey(keyPath: key ?? "self", comparison: .plain), ascending)
    }

    /// Sorts by the value of a key or a path of keys, and a comparison of `NSString`.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(
            SortKey(keyPath: key ?? "self", comparison: ValueOrder(selector: selector?.description)), ascending)
    }

    /// Sorts by a property of a managed object.
    public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(Self.sortKey(keyPath, nil), ascending)
    }

    /// Sorts by a property of a managed object.
    public convenience init<Root: NSManagedObject, Value: Comparable>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(Self.sortKey(keyPath, nil), ascending)
    }

    /// Sorts by a property of a managed object, and a comparison of `NSString`.
    public convenience init<Root: NSManagedObject, Value>(
        keyPath: KeyPath<Root, Value>, ascending: Bool, selector: Selector?
    ) { self.init(Self.sortKey(keyPath, selector), ascending) }

    /// Sorts managed objects as a descriptor of Swift's does: texts as the Finder does, if it has no comparator.
    public convenience init<Compared: NSManagedObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        if let key = SortKey(sortDescriptor) {
            self.init(key, sortDescriptor.order == .forward)
            return
        }
        let order = MemoryOrder(sortDescriptor)
        self.init(keyPath: \Compared.self, ascending: sortDescriptor.order == .forward) { one, other in
            guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
            return order.forward(one, other)
        }
    }

    /// The key; nil if the descriptor wasn't made for managed objects.
    public var key: String? { KeyRecorder.sortKey(of: keyPath)?.keyPath }

    private static func sortKey(_ keyPath: AnyKeyPath, _ selector: Selector?) -> SortKey {
        guard let keys = KeyRecorder.keys(of: keyPath) else {
            preconditionFailure("\(keyPath) leads to no property of the model")
        }
        return SortKey(keyPath: keys.joined(separator: "."), comparison: ValueOrder(selector: selector?.description))
    }

    private convenience init(_ key: SortKey, _ ascending: Bool) {
        self.init(keyPath: \NSManagedObject[_sort: key], ascending: ascending) { one, other in
            key.comparison.compare(one, other)
        }
    }
}
