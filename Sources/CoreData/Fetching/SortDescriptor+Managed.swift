import Foundation

// On Apple's systems objects can be sorted by truth values, too, which Swift doesn't compare.

extension SortDescriptor where Compared: NSManagedObject {
    /// Sorts by a truth value; false comes first.
    public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
        self.init(unsafeSendable(keyPath.appending(path: \Bool._number)), order: order)
    }

    /// Sorts by a truth value; nil comes first, and then false.
    public init(_ keyPath: KeyPath<Compared, Bool?>, order: SortOrder = .forward) {
        self.init(unsafeSendable(keyPath.appending(path: \Bool?._number)), order: order)
    }
}

/// A key path without captured values can be used by any thread.
private func unsafeSendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

extension Bool {
    fileprivate var _number: Int { self ? 1 : 0 }
}

extension Bool? {
    fileprivate var _number: Int { map { $0 ? 1 : 0 } ?? -1 }
}
