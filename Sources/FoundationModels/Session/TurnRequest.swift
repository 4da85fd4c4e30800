/// An app's request to a session: a prompt, and the schema of the answer.
struct TurnRequest: Sendable {
    var prompt: Transcript.Prompt
    /// The schema; nil is text.
    var schema: GenerationSchema?
    var contextOptions = ContextOptions()
    /// Throws if the complete content isn't what the app expects.
    let check: @Sendable (GeneratedContent) throws -> Void

    /// A request for text.
    init(
        _ prompt: Prompt, options: GenerationOptions, contextOptions: ContextOptions = .init(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) {
        self.prompt = Transcript.Prompt(
            metadata: metadata, segments: prompt.parts.segments, options: options, contextOptions: contextOptions)
        self.contextOptions = contextOptions
        check = { _ in }
    }

    /// A request for what a schema describes.
    init(
        _ prompt: Prompt, schema: GenerationSchema, options: GenerationOptions, contextOptions: ContextOptions,
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        check: @escaping @Sendable (GeneratedContent) throws -> Void = { _ in }
    ) {
        var contextOptions = contextOptions
        contextOptions.includeSchemaInPrompt = contextOptions.includeSchemaInPrompt ?? true
        self.prompt = Transcript.Prompt(
            metadata: metadata, segments: prompt.parts.segments, options: options,
            responseFormat: .init(schema: schema), contextOptions: contextOptions)
        self.schema = schema
        self.contextOptions = contextOptions
        self.check = check
    }

    /// A request for a value of a type. A `String` is requested as text, without JSON.
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

    /// The app's metadata for the request.
    var metadata: [String: GeneratedContent] { prompt.metadata }

    /// The options of a round. The request's own have precedence over the profile's.
    func options(with profile: ResolvedProfile) -> GenerationOptions {
        var options = prompt.options
        options.temperature = options.temperature ?? profile.temperature
        options.sampling = options.sampling ?? profile.samplingMode
        options.maximumResponseTokens = options.maximumResponseTokens ?? profile.maximumResponseTokens
        options.toolCallingMode = options.toolCallingMode ?? profile.toolCallingMode
        return options
    }

    /// Finds invalid combinations before anything runs.
    func validate(
        _ options: GenerationOptions, for capabilities: LanguageModelCapabilities, toolbox: Toolbox
    ) throws {
        try options.validate()
        let tools = options.enabledTools(of: toolbox)
        try tools.validate()
        if let schema {
            try schema.validate()
            try capabilities.require(.guidedGeneration, for: "a schema")
        }
        if !tools.isEmpty { try capabilities.require(.toolCalling, for: "tools") }
        if tools.isEmpty, options.toolCallingMode?.kind == .required { throw ToolCallingError.noToolToCall }
    }
}

extension GenerationOptions {
    /// The tools that the model can call.
    func enabledTools(of toolbox: Toolbox) -> Toolbox {
        toolCallingMode?.kind == .disallowed ? Toolbox([]) : toolbox
    }
}

extension LanguageModelCapabilities {
    /// - Throws: ``LanguageModelError/unsupportedCapability(_:)`` if the model lacks a capability.
    func require(_ capability: Capability, for subject: String) throws {
        guard !contains(capability) else { return }
        throw LanguageModelError.unsupportedCapability(
            .init(
                capability: capability,
                debugDescription: "The request has \(subject); the model lacks the capability \(capability.name)."))
    }
}
