import Foundation
public import FoundationModels
import Synchronization

/// Lets a model search the app's own indexes, to answer by what is in them.
///
/// ```swift
/// let tool = SpotlightSearchTool(configuration: .init(sources: [.coreSpotlight], guide: .focused()))
/// let session = LanguageModelSession(tools: [tool])
/// let answer = try await session.respond(to: "Which walks did I like?")
/// ```
///
/// The model writes the query, and gets what was found as text; the app gets it as items by ``searchResults``. A query that
/// makes no sense isn't an error: the model is told what is wrong with it. On Apple's systems the tool is in an overlay of both
/// modules; here it comes with `import CoreSpotlight`.
///
/// See [SpotlightSearchTool](https://developer.apple.com/documentation/corespotlight/spotlightsearchtool).
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SpotlightSearchTool: Tool {
    /// What the model has written, as it is.
    public typealias Arguments = GeneratedContent

    /// What the tool searches, and what the model is told of.
    public struct Configuration: Sendable {
        /// Where it searches.
        public var sources: [SearchSource]
        /// What the model may ask for; nil is ``SpotlightSearchTool/Guide/complete``.
        public var guide: Guide?
        /// Says who the person is.
        public var contactResolver: (any ContactResolver)?
        /// Computations of the app's own.
        public var customStages: [any CustomStage]
        /// So many bytes of text the model gets for a call; nil is by the guide.
        public var maximumResponseSize: Int?

        /// A configuration.
        public init(
            sources: [SearchSource] = [], guide: Guide? = nil, contactResolver: (any ContactResolver)? = nil,
            customStages: [any CustomStage] = [], maximumResponseSize: Int? = nil
        ) {
            (self.sources, self.guide, self.contactResolver) = (sources, guide, contactResolver)
            (self.customStages, self.maximumResponseSize) = (customStages, maximumResponseSize)
        }
    }

    /// The name by which the model calls it.
    public var name = "spotlight_search"
    /// What the tool searches, and what the model is told of.
    public let configuration: Configuration
    private let language: SearchLanguage
    private let replies = SearchReplies()

    /// A tool that searches.
    public init(configuration: Configuration = Configuration(sources: [.coreSpotlight])) {
        self.configuration = configuration
        language = SearchLanguage(configuration)
    }

    /// When and how the model uses the tool.
    public var description: String { language.description }

    /// How the model writes a query.
    public var parameters: GenerationSchema { language.schema }

    /// Whether the model is told of the tool in its instructions: it is.
    public var includesSchemaInInstructions: Bool { true }

    /// What is found for whoever the current code works for, as it is found, from now on. Of a tool that several visitors'
    /// sessions share, each gets what their own have found. It ends with the task that reads it.
    public var searchResults: some AsyncSequence<SearchReply, Never> { replies.stream() }

    /// Searches.
    ///
    /// - Throws: ``CSIndexError`` where the index can't be read, and what a stage of the app's throws.
    public func call(arguments: GeneratedContent) async throws -> some PromptRepresentable {
        let query: SearchArguments
        do {
            query = try SearchArguments(arguments, language)
        } catch let error as StageError {
            return "The query can't be understood: \(error.text)"
        }
        return try await SearchRun(query: query, configuration: configuration, replies: replies).answer()
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SpotlightSearchTool {
    /// What a search has found, for the app.
    public struct SearchReply: Sendable {
        /// The kinds of results.
        public enum Content: Sendable {
            /// Items.
            case items([SearchableItem])
            /// Items by an attribute that they share.
            case groupedItems([SearchableItemAttribute: [SearchableItem]])
            /// Items with how well they fit.
            case scoredItems([ScoredSearchableItem])
            /// A number of items.
            case count(SearchCount)
            /// A table.
            case table(SearchResultsTable)
            /// A number that was computed.
            case statistic(SearchStatistic)
            /// A text.
            case text(SearchTextResult)
        }

        /// Whether more comes of the same call.
        public enum Status: Hashable, Sendable {
            /// More comes.
            case partial
            /// It was the last.
            case complete
        }

        /// Stands for a call of the tool.
        public struct QueryToken: Hashable, Sendable {
            let id = UUID()
        }

        /// Stands for a stage of a call.
        public struct StageToken: Hashable, Sendable {
            let id = UUID()
        }

        /// What was found.
        public let content: Content
        /// What it is, in the model's words.
        public let label: String?
        /// Of which call it is.
        public let queryToken: QueryToken
        /// Of which stage of the call it is.
        public let stageToken: StageToken
        /// Whether more comes of the same call.
        public let status: Status
    }
}

/// Hands replies on to those who listen, and have asked themselves: a tool that all windows share is asked for several visitors.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
final class SearchReplies: Sendable {
    typealias Reply = SpotlightSearchTool.SearchReply

    private struct Listener: Sendable {
        /// Nil where it isn't known for whom the code works.
        let owner: String?
        let replies: AsyncStream<Reply>.Continuation
    }

    private let listeners = Mutex<[UUID: Listener]>([:])
    /// Of a listener who doesn't read, older replies are dropped.
    private static let waitingMax = 1000

    func stream() -> AsyncStream<Reply> {
        let (stream, continuation) = AsyncStream<Reply>.makeStream(bufferingPolicy: .bufferingNewest(Self.waitingMax))
        let id = UUID()
        let listener = Listener(owner: IndexStore.current.ownerIfKnown, replies: continuation)
        listeners.withLock { $0[id] = listener }
        continuation.onTermination = { [weak self] _ in self?.listeners.withLock { _ = $0.removeValue(forKey: id) } }
        return stream
    }

    /// Tells those who listen for the owner of the code that calls it.
    func send(_ reply: Reply) {
        let owner = IndexStore.current.ownerIfKnown
        for listener in listeners.withLock({ Array($0.values) }) where listener.owner == owner {
            listener.replies.yield(reply)
        }
    }
}
