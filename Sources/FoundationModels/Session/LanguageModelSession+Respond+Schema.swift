extension LanguageModelSession {
    /// Answers a prompt with what a schema describes.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - schema: The schema of the answer.
    ///   - includeSchemaInPrompt: Whether the model reads the schema. The response keeps to it in any case.
    ///   - options: How tokens are chosen, and how many there may be.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        try await streamResponse(
            to: prompt, schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options
        ).collect()
    }

    /// Answers a prompt with what a schema describes.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        try await respond(
            to: Prompt(prompt), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers a prompt, given line by line, with what a schema describes.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error; or the closure's.
    @discardableResult
    nonisolated(nonsending) public func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        try await respond(to: prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }
}
