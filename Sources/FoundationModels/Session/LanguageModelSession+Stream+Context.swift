/// Requests with context options and metadata, as in OS 27.
///
/// A call without either uses one of the older overloads, which have fewer parameters, so the compiler prefers them.
extension LanguageModelSession {
    /// Answers a prompt with text that can be watched while it grows.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<String> {
        stream(TurnRequest(prompt, options: options, contextOptions: contextOptions, metadata: metadata))
    }

    /// Answers a prompt with text that can be watched while it grows.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<String> {
        streamResponse(to: Prompt(prompt), options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt, given line by line, with text that can be watched while it grows.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:], @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> {
        try streamResponse(to: prompt(), options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt with what a schema describes that can be watched while it grows.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<GeneratedContent> {
        stream(
            TurnRequest(prompt, schema: schema, options: options, contextOptions: contextOptions, metadata: metadata))
    }

    /// Answers a prompt with what a schema describes that can be watched while it grows.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<GeneratedContent> {
        streamResponse(
            to: Prompt(prompt), schema: schema, options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt, given line by line, with what a schema describes that can be watched while it grows.
    public func streamResponse(
        schema: GenerationSchema, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:], @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<GeneratedContent> {
        try streamResponse(
            to: prompt(), schema: schema, options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt with a value of a type that can be watched while it grows.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<Content> {
        stream(
            TurnRequest(prompt, generating: type, options: options, contextOptions: contextOptions, metadata: metadata))
    }

    /// Answers a prompt with a value of a type that can be watched while it grows.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<Content> {
        streamResponse(
            to: Prompt(prompt), generating: type, options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt, given line by line, with a value of a type that can be watched while it grows.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> {
        try streamResponse(
            to: prompt(), generating: type, options: options, contextOptions: contextOptions, metadata: metadata)
    }
}
