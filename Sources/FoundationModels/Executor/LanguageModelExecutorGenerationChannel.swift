/// Where an executor sends its response while it grows.
///
/// ```swift
/// await channel.send(.response(action: .appendText("Good", tokenCount: 1)))
/// await channel.send(.response(action: .appendText(" morning", tokenCount: 1)))
/// ```
///
/// It also is a sequence of the events that were sent, for the session at its other end. An event can't be looked into, here
/// as on Apple's systems.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct LanguageModelExecutorGenerationChannel: Sendable {
    /// Something that happens while a response grows.
    public struct Event: Sendable {
        /// What can happen.
        package enum Kind: Sendable {
            /// The response changes.
            case response(Response)
            /// The model thinks.
            case reasoning(Reasoning)
            /// The model calls for tools.
            case toolCalls(ToolCalls)
            /// The model makes something beside its response.
            case data(Data)
        }

        package let kind: Kind

        package init(_ kind: Kind) {
            self.kind = kind
        }
    }

    /// Counts of tokens, by the name that they have in this place.
    public typealias Usage = LanguageModelSession.Usage

    private let stream: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation

    /// A channel that nobody listens to yet; it keeps what is sent. It grows by no more than one response.
    public init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// Sends an event. After the channel is finished it is not heard.
    nonisolated(nonsending) public func send(_ event: Event) async {
        continuation.yield(event)
    }

    /// What was sent, for a session: nothing goes wrong on the way.
    package var events: AsyncStream<Event> { stream }

    /// Ends the sequence of events, when the executor returns.
    package func finish() {
        continuation.finish()
    }
}

extension LanguageModelExecutorGenerationChannel: AsyncSequence {
    /// The events in the order in which they were sent.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(events: stream.makeAsyncIterator())
    }

    /// Goes from event to event.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var events: AsyncStream<Event>.Iterator

        /// The next event; nil when the executor has returned, and when the task that asks is cancelled. It throws nothing: a
        /// session hears of an executor's error from the executor.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Event? {
            await events.next(isolation: actor)
        }
    }
}

extension LanguageModelExecutorGenerationChannel.Event {
    /// A change of the response.
    public static func response(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.Response.Action
    ) -> Self {
        Self(.response(.init(entryID: entryID, action: action)))
    }

    /// A change of what the model thinks.
    public static func reasoning(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.Reasoning.Action
    ) -> Self {
        Self(.reasoning(.init(entryID: entryID, action: action)))
    }

    /// A change of the tools that the model calls for.
    public static func toolCalls(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.ToolCalls.Action
    ) -> Self {
        Self(.toolCalls(.init(entryID: entryID, action: action)))
    }

    /// A change of what the model makes beside its response.
    public static func data(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.Data.Action
    ) -> Self {
        Self(.data(.init(entryID: entryID, action: action)))
    }
}
