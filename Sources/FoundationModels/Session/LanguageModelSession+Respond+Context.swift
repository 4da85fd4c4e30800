/// Requests with context options and metadata, as in OS 27.
///
/// A call without either uses one of the older overloads, which have fewer parameters, so the compiler prefers them.
extension LanguageModelSession {
    /// Answers a prompt with text.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<String> {
        try await streamResponse(to: prompt, options: options, contextOptions: contextOptions, metadata: metadata)
            .collect()
    }

    /// Answers a prompt with text.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<String> {
        try await respond(to: Prompt(prompt), options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt, given line by line, with text.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond(
        options: GenerationOptions = GenerationOptions(), contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:], @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        try await respond(to: prompt(), options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt with what a schema describes.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, schema: GenerationSchema, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<GeneratedContent> {
        try await streamResponse(
            to: prompt, schema: schema, options: options, contextOptions: contextOptions, metadata: metadata
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
        to prompt: String, schema: GenerationSchema, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<GeneratedContent> {
        try await respond(
            to: Prompt(prompt), schema: schema, options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt, given line by line, with what a schema describes.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond(
        schema: GenerationSchema, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:], @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        try await respond(
            to: prompt(), schema: schema, options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt with a value of a type.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<Content> {
        try await streamResponse(
            to: prompt, generating: type, options: options, contextOptions: contextOptions, metadata: metadata
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
        to prompt: String, generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) async throws -> Response<Content> {
        try await respond(
            to: Prompt(prompt), generating: type, options: options, contextOptions: contextOptions, metadata: metadata)
    }

    /// Answers a prompt, given line by line, with a value of a type.
    ///
    /// - Throws: ``GenerationError``, ``ToolCallError``, `ToolCallingError`, `GenerationOptionsError`,
    ///   ``LanguageModelError`` for what the model can't do, `CancellationError` if the task is canceled, or the model's
    ///   own error.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        try await respond(
            to: prompt(), generating: type, options: options, contextOptions: contextOptions, metadata: metadata)
    }
}
