extension LanguageModelSession {
    /// Answers a prompt with a value of a type.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - type: The type of the value.
    ///   - includeSchemaInPrompt: Whether the model reads the schema. The response keeps to it in any case.
    ///   - options: How tokens are chosen, and how many there may be.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        try await streamResponse(
            to: prompt, generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options
        ).collect()
    }

    /// Answers a prompt with a value of a type.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        try await respond(
            to: Prompt(prompt), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }

    /// Answers a prompt, given line by line, with a value of a type.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error; or the closure's.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        try await respond(
            to: prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
    }
}
