import Foundation
import Synchronization

/// What a query asks for beside its text.
///
/// See [CSSearchQueryContext](https://developer.apple.com/documentation/corespotlight/cssearchquerycontext).
open class CSSearchQueryContext: @unchecked Sendable {
    // @unchecked: as Apple's, it is set up before it is used.
    /// Accepted: items come with all that the index has of them.
    public var fetchAttributes: [String] = []
    /// Queries that an item has to fulfil, too.
    public var filterQueries: [String] = []
    /// Accepted.
    public var keyboardLanguage: String?
    /// Accepted: there is no other source than the app's index.
    public var sourceOptions: SourceOptions = []

    /// Other sources.
    public struct SourceOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Options by their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The system's mail. It isn't there.
        public static let allowMail = SourceOptions(rawValue: 1)
    }

    /// A context that asks for nothing.
    public init() {}
}

/// A search of the app's indexes in Spotlight's query language.
///
/// ```swift
/// let query = CSSearchQuery(queryString: #"title == "*tea*"cd"#, queryContext: nil)
/// for try await result in query.results { … }
/// ```
///
/// See [CSSearchQuery](https://developer.apple.com/documentation/corespotlight/cssearchquery).
open class CSSearchQuery: @unchecked Sendable {
    // @unchecked: the handlers are set before the query starts; all else is guarded.
    private struct State: Sendable {
        var isCancelled = false
        var foundItemCount = 0
    }

    /// More items aren't found.
    static let itemsMax = 1000

    let queryString: String
    let context: CSSearchQueryContext
    private let state = Mutex(State())
    /// Told of the items that were found, on any thread.
    public var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    /// Told when the query is done, with the error that ended it.
    public var completionHandler: (((any Error)?) -> Void)?

    /// A query.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        self.queryString = queryString
        context = queryContext ?? CSSearchQueryContext()
    }

    /// A query. The attributes are accepted.
    public convenience init(queryString: String, attributes: [String]?) {
        let context = CSSearchQueryContext()
        context.fetchAttributes = attributes ?? []
        self.init(queryString: queryString, queryContext: context)
    }

    /// Whether it was canceled.
    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// How many items were found so far.
    public var foundItemCount: Int { state.withLock { $0.foundItemCount } }

    /// Starts the search, whose results go to the handlers. They are called in the window of the code that starts it.
    public func start() {
        Task {
            do {
                let items = try await found().map(\.item)
                guard !isCancelled else { throw CSSearchQueryError(.cancelled, "The query was canceled.") }
                if !items.isEmpty { foundItemsHandler?(items) }
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    /// Ends the search, and keeps results from being told.
    public func cancel() { state.withLock { $0.isCancelled = true } }

    /// What is found, for whoever the current code works for.
    func found() async throws -> [StoredItem] {
        let store = IndexStore.current
        let owner = try store.owner()
        let filters = context.filterQueries.prefix(Self.filtersMax)
        guard filters.count == context.filterQueries.count else {
            throw CSSearchQueryError(.invalidQuery, "There are more than \(Self.filtersMax) filters.")
        }
        let work = SearchWork { [self] in isCancelled }
        let result = try await store.searches.search(of: owner, work) { [self] in
            let predicates = try filters.map { (text) throws in try QueryParser.predicate(text) }
            return try store.read(of: owner, work) { reading in
                try self.items(in: reading) { item in
                    predicates.allSatisfy { $0.holds(for: item, reading.evaluation) }
                }
            }
        }
        state.withLock { $0.foundItemCount = result.count }
        return result
    }

    private static let filtersMax = 100

    /// What the query finds beside its filters.
    func items(in reading: IndexReading, where isWanted: (StoredItem) -> Bool) throws -> [StoredItem] {
        let predicate = try QueryParser.predicate(queryString)
        return try reading.items(reading.candidates(), countMax: Self.itemsMax) { item in
            predicate.holds(for: item, reading.evaluation) && isWanted(item)
        }
    }
}

extension CSSearchQuery {
    /// What a query has found, item by item.
    public struct Results: AsyncSequence, Sendable {
        /// An item that was found.
        public struct Item: Identifiable, Hashable, Comparable, Sendable {
            /// The item.
            public var item: CSSearchableItem
            let rank: Int

            /// The item's identity.
            public var id: String { item.uniqueIdentifier }

            /// Whether the left one comes before the right one.
            public static func < (left: Item, right: Item) -> Bool { left.rank < right.rank }
        }

        /// Gives the items one after the other.
        public struct Iterator: AsyncIteratorProtocol {
            let query: CSSearchQuery
            private var items: [Item]?

            fileprivate init(_ query: CSSearchQuery) {
                self.query = query
            }

            /// The next item.
            ///
            /// - Throws: ``CSSearchQueryError``, ``CSIndexError``.
            public mutating func next() async throws -> Item? {
                do {
                    if items == nil {
                        let found = try await query.found()
                        items = found.enumerated().reversed().map { Item(item: $0.element.item, rank: $0.offset) }
                    }
                } catch let error as CSSearchQueryError where error.code == .cancelled {
                    return nil
                }
                return query.isCancelled ? nil : items?.popLast()
            }
        }

        let query: CSSearchQuery

        /// Starts the search with the first item.
        public func makeAsyncIterator() -> Iterator { Iterator(query) }
    }

    /// What the query finds.
    public var results: Results { Results(query: self) }
}
