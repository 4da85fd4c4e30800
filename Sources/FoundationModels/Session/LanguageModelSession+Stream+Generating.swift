extension LanguageModelSession {
    /// Answers a prompt with a value of a type that can be watched while it grows.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - type: The type of the value.
    ///   - includeSchemaInPrompt: Whether the model reads the schema. The response keeps to it in any case.
    ///   - options: How tokens are chosen, and how many there may be.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> {
        let request = TurnRequest(
            prompt, generating: type, options: options,
            contextOptions: .init(includeSchemaInPrompt: includeSchemaInPrompt))
        return stream(request)
    }

    /// Answers a prompt with a value of a type that can be watched while it grows.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> {
        streamResponse(
            to: Prompt(prompt), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers a prompt, given line by line, with a value of a type that can be watched while it grows.
    ///
    /// The request begins when the stream is first iterated; errors come out of the iteration.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> {
        try streamResponse(
            to: prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }
}
