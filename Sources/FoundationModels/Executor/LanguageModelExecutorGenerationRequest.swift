import struct Foundation.UUID

/// A session's request to an executor.
///
/// If the model calls tools, another request follows, whose transcript ends with the calls and their outputs.
public struct LanguageModelExecutorGenerationRequest: Sendable {
    /// The identity of the request, for logs.
    public var id: UUID

    /// The conversation so far. It ends with the prompt to answer, or with the outputs of the model's tool calls.
    public var transcript: Transcript

    /// The tools that the model may call now; none where ``GenerationOptions/toolCallingMode-swift.property`` forbids it.
    public var enabledToolDefinitions: [Transcript.ToolDefinition]

    /// The schema that the response must match; nil is free text. Only models with the capability
    /// ``LanguageModelCapabilities/Capability/guidedGeneration`` are given one.
    public var schema: GenerationSchema?

    /// The sampling options. The session has validated them.
    public var generationOptions: GenerationOptions

    /// What the model's context includes besides the transcript. `includeSchemaInPrompt` is false if the schema is to
    /// be left out.
    public var contextOptions: ContextOptions

    /// The app's metadata for the request, by name.
    public var metadata: [String: GeneratedContent]

    /// Whether the response is a JSON object of any shape, where there is no schema. Only models in this process use
    /// it.
    ///
    /// Apple's framework has no such property: `@_spi(Backends) import FoundationModels` makes it available for writing
    /// a backend.
    @_spi(Backends) public var wantsAnyObject = false

    /// The enabled tools that the model is told about in its instructions. The others are
    /// those whose ``Tool/includesSchemaInInstructions`` is false: the app's own words describe them.
    ///
    /// Apple's framework has no such property: `@_spi(Backends) import FoundationModels` makes it available for writing
    /// a backend.
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
