// What Apple's framework has and this version has not. It is declared, so that an app that needs it learns why it does
// not compile; nothing here can be called.

extension LanguageModelSession {
    /// A session with tools.
    @available(*, unavailable, message: "tools are not in this version of Kissa yet")
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool], instructions: Instructions? = nil
    ) {
        fatalError("unavailable")
    }

    /// A session with tools.
    @available(*, unavailable, message: "tools are not in this version of Kissa yet")
    @_disfavoredOverload
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool], instructions: String? = nil) {
        fatalError("unavailable")
    }

    /// A session with tools.
    @available(*, unavailable, message: "tools are not in this version of Kissa yet")
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        fatalError("unavailable")
    }

    /// A session with tools.
    @available(*, unavailable, message: "tools are not in this version of Kissa yet")
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool], transcript: Transcript) {
        fatalError("unavailable")
    }
}

extension LanguageModelSession {
    /// Answers with a value of a type.
    @available(*, unavailable, message: "guided generation is not in this version of Kissa yet; ask for text")
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: some PromptRepresentable, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        fatalError("unavailable")
    }

    /// Answers with a value of a type.
    @available(*, unavailable, message: "guided generation is not in this version of Kissa yet; ask for text")
    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        fatalError("unavailable")
    }

    /// Answers with what a schema describes.
    @available(*, unavailable, message: "guided generation is not in this version of Kissa yet; ask for text")
    @discardableResult
    public func respond(
        to prompt: some PromptRepresentable, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        fatalError("unavailable")
    }

    /// Answers with a value of a type that can be watched while it grows.
    @available(*, unavailable, message: "guided generation is not in this version of Kissa yet; ask for text")
    public func streamResponse<Content: Generable>(
        to prompt: some PromptRepresentable, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> {
        fatalError("unavailable")
    }

    /// Answers with what a schema describes, which can be watched while it grows.
    @available(*, unavailable, message: "guided generation is not in this version of Kissa yet; ask for text")
    public func streamResponse(
        to prompt: some PromptRepresentable, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> {
        fatalError("unavailable")
    }
}

extension SystemLanguageModel {
    /// A model with an adapter.
    @available(*, unavailable, message: "a GGUF file has its adapter merged in; name it in KISSA_MODEL")
    public struct Adapter {}
}
