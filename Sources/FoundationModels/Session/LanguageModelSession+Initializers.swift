extension LanguageModelSession {
    /// A session on the system's model.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        self.init(runner: ModelRunner(model), tools: tools, instructions: instructions)
    }

    /// A session on the system's model, with instructions as text.
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    /// A session on the system's model, with instructions line by line.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    /// A session with the system's model that continues a transcript. The instructions are in the transcript.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) {
        self.init(runner: ModelRunner(model), toolbox: Toolbox(tools), transcript: transcript)
    }
}

/// Sessions with any model, as in OS 27.
extension LanguageModelSession {
    /// A session on any model.
    public convenience init(
        model: some LanguageModel, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        self.init(runner: ModelRunner(model), tools: tools, instructions: instructions)
    }

    /// A session on any model, with instructions as text.
    @_disfavoredOverload
    public convenience init(model: some LanguageModel, tools: [any Tool] = [], instructions: String? = nil) {
        self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    /// A session on any model, with instructions line by line.
    public convenience init(
        model: some LanguageModel, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    /// A session with any model that continues a transcript. The instructions are in the transcript.
    public convenience init(model: some LanguageModel, tools: [any Tool] = [], transcript: Transcript) {
        self.init(runner: ModelRunner(model), toolbox: Toolbox(tools), transcript: transcript)
    }
}

extension LanguageModelSession {
    private convenience init(runner: ModelRunner, tools: [any Tool], instructions: Instructions?) {
        let toolbox = Toolbox(tools)
        let transcript = Transcript(instructions, tools: toolbox.describedDefinitions)
        self.init(runner: runner, toolbox: toolbox, transcript: transcript)
    }
}

extension Transcript {
    /// The beginning of a session's transcript. Without text and tools there are no instructions.
    fileprivate init(_ instructions: FoundationModels.Instructions?, tools: [ToolDefinition]) {
        let segments = instructions?.parts.segments ?? []
        let isEmpty = segments.text.isEmpty && tools.isEmpty
        self.init(entries: isEmpty ? [] : [.instructions(.init(segments: segments, toolDefinitions: tools))])
    }
}
