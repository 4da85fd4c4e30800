/// What a profile says at one moment.
///
/// Unchecked: what it holds was handed over `sending` with the profile, and is used where the app awaits the response.
struct ResolvedProfile: @unchecked Sendable {
    var path: ProfilePath = []
    var parts: [PromptPart] = []
    var tools: [any Tool] = []
    /// Nil is the system's.
    var model: (any LanguageModel)?
    var temperature: Double?
    var samplingMode: GenerationOptions.SamplingMode?
    var maximumResponseTokens: Int?
    var reasoningLevel: ContextOptions.ReasoningLevel?
    var toolCallingMode: GenerationOptions.ToolCallingMode?
    var policy: TranscriptErrorHandlingPolicy?
    /// The outermost first.
    var historyTransforms: [([Transcript.Entry]) -> [Transcript.Entry]] = []
    var actions = ProfileActions()

    /// What the model reads of a transcript.
    func transformed(_ transcript: Transcript) -> Transcript {
        var transcript = transcript
        for transform in historyTransforms { transcript.history = .init(transform(Array(transcript.history))) }
        return transcript
    }
}

extension Transcript {
    /// The transcript with a profile's instructions in front. Equal ones stay what they were.
    func instructed(by instructions: Instructions) -> Transcript {
        if case .instructions(let present)? = first, present.says(the: instructions) { return self }
        let isEmpty = instructions.segments.isEmpty && instructions.toolDefinitions.isEmpty
        return Transcript(entries: (isEmpty ? [] : [.instructions(instructions)]) + history)
    }
}

extension ResolvedProfile {
    /// What the profile says at the beginning of a transcript.
    var instructions: Transcript.Instructions {
        .init(segments: parts.segments, toolDefinitions: Toolbox(tools).describedDefinitions)
    }
}

extension Transcript.Instructions {
    /// Whether a model could not tell the instructions from others.
    fileprivate func says(the others: Transcript.Instructions) -> Bool {
        toolDefinitions == others.toolDefinitions && segments.count == others.segments.count
            && zip(segments, others.segments).allSatisfy { $0.saysTheSame(as: $1) }
    }
}

extension Transcript.Segment {
    /// Whether a segment is equal but for its identity.
    fileprivate func saysTheSame(as other: Transcript.Segment) -> Bool {
        switch (self, other) {
        case (.text(let left), .text(let right)): left.content == right.content
        case (.structure(let left), .structure(let right)):
            left.source == right.source && left.content == right.content
        case (.attachment(let left), .attachment(let right)):
            left.content == right.content && left.label == right.label
        default: self == other
        }
    }
}
