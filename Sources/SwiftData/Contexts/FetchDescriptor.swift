import Foundation

/// Which models are fetched, in which order.
///
/// See [FetchDescriptor](https://developer.apple.com/documentation/swiftdata/fetchdescriptor).
public struct FetchDescriptor<T: PersistentModel> {
    /// What is true of the models; nil for all.
    public var predicate: Predicate<T>?
    /// The order; models that are equal in it, and all without one, are in the order in which they were inserted.
    public var sortBy: [SortDescriptor<T>]
    /// The most that are fetched; nil for all.
    public var fetchLimit: Int?
    /// How many are skipped.
    public var fetchOffset: Int?
    /// Whether changes that aren't saved count.
    public var includePendingChanges = true
    /// Has no effect here: a model's values are read together.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Relationships whose models are read with those that are fetched.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// All models that fit a predicate.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension FetchDescriptor: @unchecked Sendable {}
