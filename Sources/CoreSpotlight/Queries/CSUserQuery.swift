import Foundation

/// What a search by words asks for beside them.
///
/// See [CSUserQueryContext](https://developer.apple.com/documentation/corespotlight/csuserquerycontext).
public final class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
    /// So many items are found at most.
    public var maxResultCount = 100
    /// So many suggestions are made at most.
    public var maxSuggestionCount = 10
    /// Accepted: the best come first.
    public var enableRankedResults = true
    /// Of ranked items so many are found at most; 0 is ``maxResultCount``.
    public var maxRankedResultCount = 0
    /// Accepted: words are compared, not meanings.
    public var disableSemanticSearch = false

    /// A context with the defaults.
    public override init() {}
}

/// A search of the app's indexes by words that a person types: the last of them may be unfinished.
///
/// See [CSUserQuery](https://developer.apple.com/documentation/corespotlight/csuserquery).
public final class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    private var userContext: CSUserQueryContext? { context as? CSUserQueryContext }

    /// A search by words.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        super.init(queryString: userQueryString ?? "", queryContext: userQueryContext ?? CSUserQueryContext())
    }

    /// Accepted: nothing has to be made ready.
    public static func prepare() {}

    /// Items with all words, the best first; if there are none, those with any of them.
    override func items(in reading: IndexReading, where isWanted: (StoredItem) -> Bool) throws -> [StoredItem] {
        let wanted = userContext.map { $0.maxRankedResultCount > 0 ? $0.maxRankedResultCount : $0.maxResultCount }
        let countMax = min(max(wanted ?? 100, 0), Self.itemsMax)
        let words = FoldedText.words([queryString])
        for matching in [WordMatching.all, .any] {
            let items = try reading.items(
                reading.candidates(with: words, matching), countMax: countMax, where: isWanted)
            if !items.isEmpty { return items }
        }
        return []
    }

    /// An item that was found.
    public struct Item: Identifiable, Hashable, Comparable, Sendable {
        /// The item.
        public var item: CSSearchableItem
        let rank: Int

        /// The item's identity.
        public var id: String { item.uniqueIdentifier }

        /// Whether the left one fits better.
        public static func < (left: Item, right: Item) -> Bool { left.rank < right.rank }
    }

    /// A way to end what was typed.
    public struct Suggestion: Identifiable, Hashable, Comparable, Sendable {
        /// The suggestion.
        public var suggestion: CSSuggestion
        let rank: Int

        /// Its text.
        public var id: String { suggestion.text }

        /// Whether the left one comes first.
        public static func < (left: Suggestion, right: Suggestion) -> Bool { left.rank < right.rank }
    }

    /// Suggestions and items, one after the other.
    public struct Responses: AsyncSequence, Sendable {
        /// A suggestion or an item.
        public enum Response: Identifiable, Hashable, Sendable {
            /// An item.
            case item(Item)
            /// A suggestion.
            case suggestion(Suggestion)

            /// The identity of the item, or the suggestion's text.
            public var id: String {
                switch self {
                case .item(let item): item.id
                case .suggestion(let suggestion): suggestion.id
                }
            }
        }

        /// Gives the suggestions, then the items.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let query: CSUserQuery
            private var rest: [Response]?

            fileprivate init(_ query: CSUserQuery) {
                self.query = query
            }

            /// The next suggestion or item.
            ///
            /// - Throws: ``CSSearchQueryError``, ``CSIndexError``.
            public mutating func next() async throws -> Response? {
                do {
                    if rest == nil { rest = try await query.allResponses().reversed() }
                } catch let error as CSSearchQueryError where error.code == .cancelled {
                    return nil
                }
                return query.isCancelled ? nil : rest?.popLast()
            }
        }

        fileprivate let query: CSUserQuery

        /// Starts the search with the first of them.
        public func makeAsyncIterator() -> Iterator { Iterator(query) }
    }

    /// Suggestions alone.
    public struct Suggestions: AsyncSequence, Sendable {
        /// Gives the suggestions.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var responses: Responses.Iterator

            /// The next suggestion.
            ///
            /// - Throws: ``CSSearchQueryError``, ``CSIndexError``.
            public mutating func next() async throws -> Suggestion? {
                guard case .suggestion(let suggestion)? = try await responses.next() else { return nil }
                return suggestion
            }
        }

        fileprivate let query: CSUserQuery

        /// Starts the search with the first of them.
        public func makeAsyncIterator() -> Iterator { Iterator(responses: query.responses.makeAsyncIterator()) }
    }

    /// What the query finds: suggestions, then items.
    public var responses: Responses { Responses(query: self) }

    /// Ways to end what was typed.
    public var suggestions: Suggestions { Suggestions(query: self) }

    private func allResponses() async throws -> [Responses.Response] {
        let items = try await found()
        let countMax = max(0, userContext?.maxSuggestionCount ?? 10)
        let texts = CSSuggestion.completions(of: queryString, in: items, countMax: countMax)
        let suggestions = texts.enumerated().map {
            Responses.Response.suggestion(Suggestion(suggestion: CSSuggestion($0.element), rank: $0.offset))
        }
        return suggestions + items.enumerated().map { .item(Item(item: $0.element.item, rank: $0.offset)) }
    }
}

/// A way to end what a person types.
///
/// See [CSSuggestion](https://developer.apple.com/documentation/corespotlight/cssuggestion).
public final class CSSuggestion: Hashable, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The text.
    public var localizedAttributedSuggestion: AttributedString { AttributedString(text) }

    /// Whether they have the same text.
    public static func == (left: CSSuggestion, right: CSSuggestion) -> Bool { left.text == right.text }
    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// A longer text is no suggestion.
    private static let bytesMax = 1000

    /// Titles and keywords that begin with what was typed, and say more.
    static func completions(of text: String, in items: [StoredItem], countMax: Int) -> [String] {
        guard text.utf8.count <= bytesMax else { return [] }
        let typed = FoldedText.folded(text.trimmingCharacters(in: .whitespaces))
        guard !typed.isEmpty else { return [] }
        var (known, result) = (Set<String>(), [String]())
        for item in items {
            let values = ["title", "displayName", "keywords", "alternateNames"].flatMap { item.values(of: $0) }
            for candidate in values.flatMap(\.texts) where candidate.utf8.count <= bytesMax {
                let folded = FoldedText.folded(candidate)
                guard folded.hasPrefix(typed), folded != typed, known.insert(folded).inserted else { continue }
                guard result.count < countMax else { return result }
                result.append(candidate)
            }
        }
        return result
    }
}
