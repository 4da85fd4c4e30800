/// The channel into which an executor sends its response in pieces.
///
/// ```swift
/// await channel.send(.response(action: .appendText("Good", tokenCount: 1)))
/// await channel.send(.response(action: .appendText(" morning", tokenCount: 1)))
/// ```
///
/// It is also an asynchronous sequence of the events, for the session at its other end. Events are opaque, as on
/// Apple's systems.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct LanguageModelExecutorGenerationChannel: Sendable {
    /// An event of a growing response.
    public struct Event: Sendable {
        /// The kinds of events.
        package enum Kind: Sendable {
            /// A change of the response.
            case response(Response)
            /// A change of the model's reasoning.
            case reasoning(Reasoning)
            /// A change of the model's tool calls.
            case toolCalls(ToolCalls)
            /// A change of data that the model produces in addition to its response.
            case data(Data)
        }

        package let kind: Kind

        package init(_ kind: Kind) {
            self.kind = kind
        }
    }

    /// The type for numbers of tokens, under the name that Apple's channel has for it.
    public typealias Usage = LanguageModelSession.Usage

    private let stream: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation

    /// A channel without a reader. It buffers what is sent, which is at most one response.
    public init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// Sends an event. Ignored after the channel is finished.
    nonisolated(nonsending) public func send(_ event: Event) async {
        continuation.yield(event)
    }

    /// The events as a sequence for a session, which doesn't throw.
    package var events: AsyncStream<Event> { stream }

    /// Ends the sequence of events, after the executor has returned.
    package func finish() {
        continuation.finish()
    }
}

extension LanguageModelExecutorGenerationChannel: AsyncSequence {
    /// The events in the order in which they were sent.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(events: stream.makeAsyncIterator())
    }

    /// Iterates over the events.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var events: AsyncStream<Event>.Iterator

        /// The next event; nil when the executor has returned, and when the task that asks is canceled. It throws nothing: a
        /// session is notified of an executor's error from the executor.
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

    /// A change of the model's reasoning.
    public static func reasoning(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.Reasoning.Action
    ) -> Self {
        Self(.reasoning(.init(entryID: entryID, action: action)))
    }

    /// A change of the model's tool calls.
    public static func toolCalls(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.ToolCalls.Action
    ) -> Self {
        Self(.toolCalls(.init(entryID: entryID, action: action)))
    }

    /// A change of data that the model produces in addition to its response.
    public static func data(
        entryID: String? = nil, action: LanguageModelExecutorGenerationChannel.Data.Action
    ) -> Self {
        Self(.data(.init(entryID: entryID, action: action)))
    }
}
