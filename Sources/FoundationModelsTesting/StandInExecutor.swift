import FoundationModels

/// Runs the backend of a test model, so that a session with the model behaves as one in which it replaces the system's
/// model.
public struct StandInExecutor<Model: StandInLanguageModel>: LanguageModelExecutor {
    /// Equal if they have the same backend.
    public typealias Configuration = SystemLanguageModel.Executor.Configuration

    private let backend: any SystemModelBackend

    /// An executor. Nothing is run yet.
    public init(configuration: Configuration) throws {
        backend = configuration.backend
    }

    /// Passes the transcript to the backend.
    public func prewarm(model: Model, transcript: Transcript) {
        backend.prewarm(transcript)
    }

    /// Generates one response.
    ///
    /// - Throws: The error that the test model is set up to throw.
    nonisolated(nonsending) public func respond(
        to request: LanguageModelExecutorGenerationRequest, model: Model,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        try await backend.respond(to: request, streamingInto: channel)
    }
}

extension StandInLanguageModel where Executor == StandInExecutor<Self> {
    /// Equal for copies of one model.
    public var executorConfiguration: Executor.Configuration { systemModel.executorConfiguration }
}
