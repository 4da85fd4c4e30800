/// Runs a model: it turns a transcript into the events of one response.
///
/// A session makes one executor and asks it for one response at a time. Several sessions have several executors that
/// run at once, so large resources should be shared between executors.
public protocol LanguageModelExecutor: Sendable {
    /// The type of an executor's configuration.
    associatedtype Configuration: Hashable & Sendable

    /// The type of the model.
    associatedtype Model: LanguageModel

    /// Creates an executor. This should be quick: slow work belongs in `prewarm` and `respond`.
    init(configuration: Configuration) throws

    /// Prepares, in the background, for a request whose transcript begins with this one.
    func prewarm(model: Model, transcript: Transcript)

    /// Generates one response and sends it, piece by piece, into the channel. The response is complete when this
    /// returns.
    ///
    /// - Throws: Any error that prevents the response; a ``LanguageModelSession/GenerationError`` reaches apps as such.
    ///   When its task is canceled it should stop at once; what it sends afterwards is ignored.
    nonisolated(nonsending) func respond(
        to request: LanguageModelExecutorGenerationRequest, model: Model,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws
}

extension LanguageModelExecutor {
    /// Does nothing: not every model needs to prepare.
    public func prewarm(model: Model, transcript: Transcript) {}
}
