/// Where an executor sends its response while it grows. Provisional, after OS 27.
///
/// ```swift
/// await channel.send(.response(action: .appendText("Good", tokenCount: 1)))
/// await channel.send(.response(action: .appendText(" morning", tokenCount: 1)))
/// ```
///
/// It also is a sequence of the events that were sent, for the session at its other end and for tests of executors.
public struct LanguageModelExecutorGenerationChannel: Sendable {
    /// Something that happens while a response grows.
    public protocol Event: Sendable {}

    /// Counts of tokens, by OS 27's name in this place.
    public typealias Usage = LanguageModelSession.Usage

    private let stream: AsyncStream<any Event>
    private let continuation: AsyncStream<any Event>.Continuation

    /// A channel that nobody listens to yet; it keeps what is sent. It grows by no more than one response.
    public init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    /// Sends an event. After the channel is finished it is not heard.
    public func send(_ event: some Event) async {
        continuation.yield(event)
    }

    /// Ends the sequence of events. A session does this when the executor returns; tests of executors do it themselves.
    public func finish() {
        continuation.finish()
    }
}

extension LanguageModelExecutorGenerationChannel: AsyncSequence {
    /// The events in the order in which they were sent.
    public func makeAsyncIterator() -> AsyncStream<any Event>.Iterator {
        stream.makeAsyncIterator()
    }
}
