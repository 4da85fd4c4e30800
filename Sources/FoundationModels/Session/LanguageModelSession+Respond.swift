extension LanguageModelSession {
    /// Answers a prompt with text.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        try await streamResponse(to: prompt, options: options).collect()
    }

    /// Answers a prompt with text.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        try await respond(to: Prompt(prompt), options: options)
    }

    /// Answers a prompt, given line by line, with text.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error; or the closure's.
    @discardableResult
    nonisolated(nonsending) public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        try await respond(to: prompt(), options: options)
    }
}
