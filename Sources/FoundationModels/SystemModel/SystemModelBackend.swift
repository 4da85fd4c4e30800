import struct Foundation.Locale

/// What stands behind a ``SystemLanguageModel``: a model in this process, or a test's script.
package protocol SystemModelBackend: AnyObject, Sendable {
    var availability: SystemLanguageModel.Availability { get }

    /// What the model can do besides text.
    var capabilities: LanguageModelCapabilities { get }

    /// What people call the model.
    var displayName: String { get }

    /// In tokens; ``SystemLanguageModel/contextSizeDefault`` while it isn't known.
    var contextSize: Int { get }

    /// Empty if the model does not tell.
    var supportedLanguages: Set<Locale.Language> { get }

    /// The number of tokens of a bare text.
    func tokenCount(of text: String) async throws -> Int

    /// The number of tokens of entries, as the model reads them.
    func tokenCount(of transcript: Transcript) async throws -> Int

    /// The number of tokens by which a schema makes a prompt longer.
    func tokenCount(of schema: GenerationSchema) async throws -> Int

    /// Gets ready in the background.
    func prewarm(_ transcript: Transcript)

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws
}

extension SystemModelBackend {
    /// The kind of the backend.
    package var displayName: String { "\(type(of: self))" }

    /// Counts the schema's JSON.
    package func tokenCount(of schema: GenerationSchema) async throws -> Int {
        try await tokenCount(of: schema.debugDescription)
    }
}
