import Inference

/// A model in memory, and what is added to its weights for whoever uses it.
struct AdaptedModel: Sendable {
    let model: LoadedModel
    let adapter: Adapter?

    /// Reads a transcript ahead.
    func prewarm(_ transcript: Transcript) async throws { try await model.prewarm(transcript, adapter) }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        try await model.respond(to: request, adapter, streamingInto: channel)
    }
}
