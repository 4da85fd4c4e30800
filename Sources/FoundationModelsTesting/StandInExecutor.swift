import FoundationModels

/// Runs what a model for tests puts in the system's model's place, so that a session which names the model gets the same.
public struct StandInExecutor<Model: StandInLanguageModel>: LanguageModelExecutor {
    /// Equal if they run the same thing.
    public typealias Configuration = SystemLanguageModel.Executor.Configuration

    private let backend: any SystemModelBackend

    /// An executor; nothing happens yet.
    public init(configuration: Configuration) throws {
        backend = configuration.backend
    }

    /// Hands the transcript on.
    public func prewarm(model: Model, transcript: Transcript) {
        backend.prewarm(transcript)
    }

    /// Generates one response.
    ///
    /// - Throws: What the model for tests is to throw.
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
