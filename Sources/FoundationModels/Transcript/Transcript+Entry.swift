extension Transcript {
    /// One thing that happened in a session.
    public enum Entry: Sendable, Equatable, Identifiable {
        /// What the model was told before everything else.
        case instructions(Instructions)
        /// What it was asked.
        case prompt(Prompt)
        /// Tools that it wanted called.
        case toolCalls(ToolCalls)
        /// What a tool answered.
        case toolOutput(ToolOutput)
        /// What it thought before it answered.
        case reasoning(Reasoning)
        /// What it answered.
        case response(Response)
        /// What it made beside its answer, in a format that an app or another package reads.
        @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
        case data(DataEntry)

        /// The identity of the entry.
        public var id: String {
            switch self {
            case .instructions(let instructions): instructions.id
            case .prompt(let prompt): prompt.id
            case .toolCalls(let calls): calls.id
            case .toolOutput(let output): output.id
            case .reasoning(let reasoning): reasoning.id
            case .response(let response): response.id
            case .data(let data): data.id
            }
        }
    }
}

extension Transcript.Entry: CustomStringConvertible {
    /// Who speaks, and what is said.
    public var description: String {
        switch self {
        case .instructions(let instructions): instructions.description
        case .prompt(let prompt): prompt.description
        case .toolCalls(let calls): calls.description
        case .toolOutput(let output): output.description
        case .reasoning(let reasoning): reasoning.description
        case .response(let response): response.description
        case .data(let data): data.description
        }
    }
}

extension Transcript.Entry {
    /// What is said in the entry, without who says it. Calls of tools say their arguments.
    package var text: String {
        switch self {
        case .instructions(let instructions): instructions.segments.text
        case .prompt(let prompt): prompt.segments.text
        case .toolCalls(let calls): calls.map(\.description).joined(separator: "\n")
        case .toolOutput(let output): output.segments.text
        case .reasoning(let reasoning): reasoning.segments.text
        case .response(let response): response.segments.text
        case .data: ""
        }
    }

    /// The segments of the entry; none where it consists of something else.
    package var segments: [Transcript.Segment] {
        switch self {
        case .instructions(let instructions): instructions.segments
        case .prompt(let prompt): prompt.segments
        case .toolOutput(let output): output.segments
        case .reasoning(let reasoning): reasoning.segments
        case .response(let response): response.segments
        case .toolCalls, .data: []
        }
    }

    /// The tools that the entry tells of.
    package var toolDefinitions: [Transcript.ToolDefinition] {
        guard case .instructions(let instructions) = self else { return [] }
        return instructions.toolDefinitions
    }
}
