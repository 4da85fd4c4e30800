import struct Foundation.UUID

/// What a session asks an executor for.
///
/// A request that calls for tools is followed by another one, whose transcript ends with the calls and their output.
public struct LanguageModelExecutorGenerationRequest: Sendable {
    /// The identity of the request, for logs.
    public var id: UUID

    /// Everything that was said: the prompt to answer last, or the outputs of the tools that the model called for.
    public var transcript: Transcript

    /// The tools that the model may call now; none where ``GenerationOptions/toolCallingMode-swift.property`` forbids it.
    public var enabledToolDefinitions: [Transcript.ToolDefinition]

    /// The shape that the response must have; nil is free text. Only models with the capability
    /// ``LanguageModelCapabilities/Capability/guidedGeneration`` are given one.
    public var schema: GenerationSchema?

    /// How the response is chosen. A session has checked that the values make sense.
    public var generationOptions: GenerationOptions

    /// What the model reads besides the transcript. Where a schema is to be left out of the prompt,
    /// `includeSchemaInPrompt` is false.
    public var contextOptions: ContextOptions

    /// What the app attached to the request, by name.
    public var metadata: [String: GeneratedContent]

    /// Whether the response is a JSON object of any shape, where there is no schema. Only models in this process heed it.
    ///
    /// Apple's framework has no such property: `@_spi(Backends) import FoundationModels` shows it to whoever writes a backend.
    @_spi(Backends) public var wantsAnyObject = false

    /// The enabled tools that the model is told about in its instructions. The others are
    /// those whose ``Tool/includesSchemaInInstructions`` is false: the app's own words describe them.
    ///
    /// Apple's framework has no such property: `@_spi(Backends) import FoundationModels` shows it to whoever writes a backend.
    @_spi(Backends) public var describedToolDefinitions: [Transcript.ToolDefinition]

    /// A request.
    public init(
        id: UUID = UUID(), transcript: Transcript, enabledTools: [Transcript.ToolDefinition] = [],
        schema: GenerationSchema? = nil, generationOptions: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) {
        self.id = id
        self.transcript = transcript
        self.enabledToolDefinitions = enabledTools
        self.describedToolDefinitions = enabledTools
        self.schema = schema
        self.generationOptions = generationOptions
        self.contextOptions = contextOptions
        self.metadata = metadata.mapValues(\.generatedContent)
    }
}
