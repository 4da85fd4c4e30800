import Inference

/// A loaded model, with an adapter for its weights or without.
struct AdaptedModel: Sendable {
    let model: LoadedModel
    let adapter: Adapter?

    /// Reads a transcript ahead, so that a later request with it is faster.
    func prewarm(_ transcript: Transcript) async throws { try await model.prewarm(transcript, adapter) }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        try await model.respond(to: request, adapter, streamingInto: channel)
    }
}
