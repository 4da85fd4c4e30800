/// The values of an evaluated profile.
///
/// @unchecked: its contents were passed with the profile as `sending`, and are used on the actor that awaits the
/// response.
struct ResolvedProfile: @unchecked Sendable {
    var path: ProfilePath = []
    var parts: [PromptPart] = []
    var tools: [any Tool] = []
    /// The model; nil is the system's.
    var model: (any LanguageModel)?
    var temperature: Double?
    var samplingMode: GenerationOptions.SamplingMode?
    var maximumResponseTokens: Int?
    var reasoningLevel: ContextOptions.ReasoningLevel?
    var toolCallingMode: GenerationOptions.ToolCallingMode?
    var policy: TranscriptErrorHandlingPolicy?
    /// The transforms, outermost first.
    var historyTransforms: [([Transcript.Entry]) -> [Transcript.Entry]] = []
    var actions = ProfileActions()

    /// The transcript with the transforms applied, as the model reads it.
    func transformed(_ transcript: Transcript) -> Transcript {
        var transcript = transcript
        for transform in historyTransforms { transcript.history = .init(transform(Array(transcript.history))) }
        return transcript
    }
}

extension Transcript {
    /// The transcript with a profile's instructions at the beginning. Instructions with the same content are kept, with
    /// their identity.
    func instructed(by instructions: Instructions) -> Transcript {
        if case .instructions(let present)? = first, present.says(the: instructions) { return self }
        let isEmpty = instructions.segments.isEmpty && instructions.toolDefinitions.isEmpty
        return Transcript(entries: (isEmpty ? [] : [.instructions(instructions)]) + history)
    }
}

extension ResolvedProfile {
    /// The profile's instructions as a transcript entry.
    var instructions: Transcript.Instructions {
        .init(segments: parts.segments, toolDefinitions: Toolbox(tools).describedDefinitions)
    }
}

extension Transcript.Instructions {
    /// Whether both have the same content, whatever their identity.
    fileprivate func says(the others: Transcript.Instructions) -> Bool {
        toolDefinitions == others.toolDefinitions && segments.count == others.segments.count
            && zip(segments, others.segments).allSatisfy { $0.saysTheSame(as: $1) }
    }
}

extension Transcript.Segment {
    /// Whether both have the same content, whatever their identity.
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
