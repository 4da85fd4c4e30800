import Foundation

/// The order of a view's objects. The keys of a query are found out once, when they are first needed: a view's struct is made
/// more often than its objects are fetched.
final class FetchOrder {
    /// An array of Swift's descriptors, if those are used.
    let swiftSorts: AnyHashable?
    private(set) lazy var sorts = makeSorts()
    private(set) lazy var rules = sorts.map { SortRule($0) }
    private let makeSorts: () -> [NSSortDescriptor]

    init(_ sorts: [NSSortDescriptor]) {
        (swiftSorts, makeSorts) = (nil, { sorts })
    }

    init<T: NSManagedObject>(_ descriptors: [SortDescriptor<T>]) {
        swiftSorts = AnyHashable(descriptors)
        makeSorts = { descriptors.map { NSSortDescriptor($0) } }
    }

    /// Whether both certainly are the same.
    func isSame(as other: FetchOrder) -> Bool {
        if self === other { return true }
        if let swiftSorts, let others = other.swiftSorts { return swiftSorts == others }
        guard sorts.count == other.sorts.count else { return false }
        return sorts.indices.allSatisfy { place in
            sorts[place] === other.sorts[place] || rules[place].isSame(as: other.rules[place])
        }
    }
}
