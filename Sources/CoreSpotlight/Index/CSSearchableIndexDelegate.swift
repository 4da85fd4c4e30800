import Foundation

/// What an index asks of the app.
///
/// See [CSSearchableIndexDelegate](https://developer.apple.com/documentation/corespotlight/cssearchableindexdelegate).
public protocol CSSearchableIndexDelegate: AnyObject {
    /// Indexes everything anew. It is asked for where the index's file was damaged and had to begin anew, in the window whose
    /// code uses the index next.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

    /// Indexes items anew. It isn't asked for here.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)

    /// Items with all that a model may read of them, some of which the index needn't know. The handler is called once.
    func searchableItems(
        forIdentifiers identifiers: [String],
        searchableItemsHandler: @escaping @Sendable ([CSSearchableItem]) -> Void)

    /// Items with all that a model may read of them; by default those that the handler's method gives.
    func searchableItems(forIdentifiers identifiers: [String]) async -> [CSSearchableItem]

    /// The index waits. It never does here.
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

    /// The index goes on.
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}

extension CSSearchableIndexDelegate {
    /// Gives none.
    public func searchableItems(
        forIdentifiers identifiers: [String],
        searchableItemsHandler: @escaping @Sendable ([CSSearchableItem]) -> Void
    ) { searchableItemsHandler([]) }

    /// Those that the handler's method gives. One that never calls its handler is waited for as long as the task is not
    /// canceled.
    public func searchableItems(forIdentifiers identifiers: [String]) async -> [CSSearchableItem] {
        let (stream, continuation) = AsyncStream<[CSSearchableItem]>.makeStream()
        searchableItems(forIdentifiers: identifiers) { items in
            continuation.yield(items)
            continuation.finish()
        }
        for await items in stream { return items }
        return []
    }

    /// Does nothing.
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
    /// Does nothing.
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}
