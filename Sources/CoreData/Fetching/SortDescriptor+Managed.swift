import Foundation
import FoundationAdditions

// On Apple's systems objects can be sorted by truth values, too, which Swift doesn't compare.

extension SortDescriptor where Compared: NSManagedObject {
    /// Sorts by a truth value; false comes first.
    public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \Bool._number).sendable, order: order)
    }

    /// Sorts by a truth value; nil comes first, and then false.
    public init(_ keyPath: KeyPath<Compared, Bool?>, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \Bool?._number).sendable, order: order)
    }
}

extension Bool {
    fileprivate var _number: Int { self ? 1 : 0 }
}

extension Bool? {
    fileprivate var _number: Int { map { $0 ? 1 : 0 } ?? -1 }
}
