/// What an app asks a session for: a prompt, and the shape that the answer shall have.
struct TurnRequest: Sendable {
    var prompt: Transcript.Prompt
    /// Nil is text.
    var schema: GenerationSchema?
    var contextOptions = ContextOptions()
    var metadata: [String: GeneratedContent] = [:]
    /// Throws if the whole content is not what the app expects.
    let check: @Sendable (GeneratedContent) throws -> Void

    /// A request for text.
    init(
        _ prompt: Prompt, options: GenerationOptions, contextOptions: ContextOptions = .init(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) {
        self.prompt = Transcript.Prompt(segments: prompt.parts.segments, options: options)
        self.contextOptions = contextOptions
        self.metadata = metadata.mapValues(\.generatedContent)
        check = { _ in }
    }

    /// A request for what a schema describes.
    init(
        _ prompt: Prompt, schema: GenerationSchema, options: GenerationOptions, contextOptions: ContextOptions,
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        check: @escaping @Sendable (GeneratedContent) throws -> Void = { _ in }
    ) {
        self.prompt = Transcript.Prompt(
            segments: prompt.parts.segments, options: options, responseFormat: .init(schema: schema))
        self.schema = schema
        self.contextOptions = contextOptions
        self.contextOptions.includeSchemaInPrompt = contextOptions.includeSchemaInPrompt ?? true
        self.metadata = metadata.mapValues(\.generatedContent)
        self.check = check
    }

    /// A request for a value of a type. Text is asked for as such: a `String` needs no JSON around it.
    init<Content: Generable>(
        _ prompt: Prompt, generating type: Content.Type, options: GenerationOptions, contextOptions: ContextOptions,
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) {
        if type == String.self {
            self.init(prompt, options: options, contextOptions: contextOptions, metadata: metadata)
        } else {
            self.init(
                prompt, schema: type.generationSchema, options: options, contextOptions: contextOptions,
                metadata: metadata
            ) { _ = try type.init($0) }
        }
    }

    var options: GenerationOptions { prompt.options }

    /// The tools that the model may call.
    func enabledTools(of toolbox: Toolbox) -> Toolbox {
        options.toolCallingMode?.kind == .disallowed ? Toolbox([]) : toolbox
    }

    /// Finds what cannot work before anything runs.
    func validate(for capabilities: LanguageModelCapabilities, toolbox: Toolbox) throws {
        try options.validate()
        let tools = enabledTools(of: toolbox)
        try tools.validate()
        if let schema {
            try schema.validate()
            try capabilities.require(.guidedGeneration, for: "a schema")
        }
        if !tools.isEmpty { try capabilities.require(.toolCalling, for: "tools") }
        if tools.isEmpty, options.toolCallingMode?.kind == .required { throw ToolCallingError.noToolToCall }
    }
}

extension LanguageModelCapabilities {
    fileprivate func require(_ capability: Capability, for subject: String) throws {
        guard !contains(capability) else { return }
        throw LanguageModelError.unsupportedCapability(
            .init(
                capability: capability,
                debugDescription: "The request has \(subject); the model lacks the capability \(capability.name)."))
    }
}
