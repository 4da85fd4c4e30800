extension LanguageModelSession {
    /// A session on the system's model.
    public convenience init(model: SystemLanguageModel = .default, instructions: Instructions? = nil) {
        self.init(runner: ModelRunner(model), transcript: Transcript(instructions))
    }

    /// A session on the system's model, with instructions as text.
    @_disfavoredOverload
    public convenience init(model: SystemLanguageModel = .default, instructions: String? = nil) {
        self.init(model: model, instructions: instructions.map { Instructions($0) })
    }

    /// A session on the system's model, with instructions line by line.
    public convenience init(
        model: SystemLanguageModel = .default, @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, instructions: try instructions())
    }

    /// A session on the system's model that goes on where another one was. Its instructions are in the transcript.
    public convenience init(model: SystemLanguageModel = .default, transcript: Transcript) {
        self.init(runner: ModelRunner(model), transcript: transcript)
    }
}

/// Sessions on any model, as OS 27 has them. Provisional.
extension LanguageModelSession {
    /// A session on any model.
    public convenience init(model: some LanguageModel, instructions: Instructions? = nil) {
        self.init(runner: ModelRunner(model), transcript: Transcript(instructions))
    }

    /// A session on any model, with instructions as text.
    @_disfavoredOverload
    public convenience init(model: some LanguageModel, instructions: String? = nil) {
        self.init(model: model, instructions: instructions.map { Instructions($0) })
    }

    /// A session on any model, with instructions line by line.
    public convenience init(
        model: some LanguageModel, @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, instructions: try instructions())
    }

    /// A session on any model that goes on where another one was. Its instructions are in the transcript.
    public convenience init(model: some LanguageModel, transcript: Transcript) {
        self.init(runner: ModelRunner(model), transcript: transcript)
    }
}

extension Transcript {
    /// The beginning of a session. Empty instructions are none.
    fileprivate init(_ instructions: FoundationModels.Instructions?) {
        let segments = instructions?.parts.segments ?? []
        let entry = Instructions(segments: segments, toolDefinitions: [])
        self.init(entries: segments.text.isEmpty ? [] : [.instructions(entry)])
    }
}
