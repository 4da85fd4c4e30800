import Foundation

/// The models to fetch, and their order.
///
/// See [FetchDescriptor](https://developer.apple.com/documentation/swiftdata/fetchdescriptor).
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition for the models; nil for all.
    public var predicate: Predicate<T>?
    /// The order; models that compare as equal, and all models without an order, are in the order in which they were inserted.
    /// Texts are sorted as the Finder does, unless a descriptor has another comparator.
    public var sortBy: [SortDescriptor<T>]
    /// The maximum number of results; nil for all.
    public var fetchLimit: Int?
    /// The number of results to skip.
    public var fetchOffset: Int?
    /// Whether unsaved changes are considered.
    public var includePendingChanges = true
    /// Has no effect here: all values of a model are read together.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Relationships whose models are read together with the fetched ones.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// All models that match a predicate.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension FetchDescriptor: @unchecked Sendable {}
