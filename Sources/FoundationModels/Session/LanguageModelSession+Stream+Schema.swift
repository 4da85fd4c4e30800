extension LanguageModelSession {
    /// Answers a prompt with what a schema describes that can be watched while it grows.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - schema: The schema of the answer.
    ///   - includeSchemaInPrompt: Whether the model reads the schema. The response keeps to it in any case.
    ///   - options: How tokens are chosen, and how many there may be.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> {
        let request = TurnRequest(
            prompt, schema: schema, options: options,
            contextOptions: .init(includeSchemaInPrompt: includeSchemaInPrompt))
        return stream(request)
    }

    /// Answers a prompt with what a schema describes that can be watched while it grows.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> {
        streamResponse(
            to: Prompt(prompt), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers a prompt, given line by line, with what a schema describes that can be watched while it grows.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<GeneratedContent> {
        try streamResponse(to: prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }
}
