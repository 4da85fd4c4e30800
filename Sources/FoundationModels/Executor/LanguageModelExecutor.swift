/// What runs a model: it turns a transcript into the events of one response.
///
/// A session makes one executor and asks it for one response at a time. Several sessions run several executors at once,
/// so an executor that loads something large shares it with its likes.
public protocol LanguageModelExecutor: Sendable {
    /// What an executor is made from.
    associatedtype Configuration: Hashable & Sendable

    /// The model that it runs.
    associatedtype Model: LanguageModel

    /// Makes an executor. It should be quick: what takes time belongs into `prewarm` and `respond`.
    init(configuration: Configuration) throws

    /// Gets ready, in the background, for a request that will begin with this transcript.
    func prewarm(model: Model, transcript: Transcript)

    /// Generates one response and sends it, piece by piece, into the channel. The response is whole when this returns.
    ///
    /// - Throws: Whatever hinders it; errors of ``LanguageModelSession/GenerationError`` reach apps as such. When its task
    ///   is cancelled it should stop at once; what it sends afterwards is not heard.
    nonisolated(nonsending) func respond(
        to request: LanguageModelExecutorGenerationRequest, model: Model,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws
}

extension LanguageModelExecutor {
    /// Does nothing: not every model has something to get ready.
    public func prewarm(model: Model, transcript: Transcript) {}
}
