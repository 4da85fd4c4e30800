import struct Foundation.UUID

/// What a session asks an executor for. Provisional, after OS 27.
public struct LanguageModelExecutorGenerationRequest: Sendable {
    /// The identity of the request, for logs.
    public var id: UUID

    /// Everything that was said, the prompt to answer last.
    public var transcript: Transcript

    /// The tools that the model may call now.
    public var enabledToolDefinitions: [Transcript.ToolDefinition]

    /// The shape that the response must have; nil is free text. Only models with the capability
    /// ``LanguageModelCapabilities/Capability/guidedGeneration`` are given one.
    public var schema: GenerationSchema?

    /// How the response is chosen. A session has checked that the values make sense.
    public var generationOptions: GenerationOptions

    /// A request.
    public init(
        id: UUID = UUID(), transcript: Transcript, enabledTools: [Transcript.ToolDefinition] = [],
        schema: GenerationSchema? = nil, generationOptions: GenerationOptions = GenerationOptions()
    ) {
        self.id = id
        self.transcript = transcript
        self.enabledToolDefinitions = enabledTools
        self.schema = schema
        self.generationOptions = generationOptions
    }
}
