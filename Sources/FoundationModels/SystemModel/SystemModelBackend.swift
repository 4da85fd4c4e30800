import struct Foundation.Locale

/// The implementation of a ``SystemLanguageModel``: a model in this process or on a server, or a test's script.
package protocol SystemModelBackend: AnyObject, Sendable {
    var availability: SystemLanguageModel.Availability { get }

    /// The model's capabilities besides text.
    var capabilities: LanguageModelCapabilities { get }

    /// The name for display.
    var displayName: String { get }

    /// The context size in tokens; ``SystemLanguageModel/contextSizeDefault`` while it is unknown.
    var contextSize: Int { get }

    /// Empty if the model doesn't declare its languages.
    var supportedLanguages: Set<Locale.Language> { get }

    /// The number of tokens of a bare text.
    func tokenCount(of text: String) async throws -> Int

    /// The number of tokens of entries, as the model reads them.
    func tokenCount(of transcript: Transcript) async throws -> Int

    /// The number of tokens that a schema adds to a prompt.
    func tokenCount(of schema: GenerationSchema) async throws -> Int

    /// Prepares the model in the background.
    func prewarm(_ transcript: Transcript)

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws
}

extension SystemModelBackend {
    /// The name of the backend's type.
    package var displayName: String { "\(type(of: self))" }

    /// Counts the schema's JSON.
    package func tokenCount(of schema: GenerationSchema) async throws -> Int {
        try await tokenCount(of: schema.debugDescription)
    }
}
