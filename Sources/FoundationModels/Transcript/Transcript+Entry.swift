extension Transcript {
    /// An entry of a transcript.
    public enum Entry: Sendable, Equatable, Identifiable {
        /// The instructions for the model.
        case instructions(Instructions)
        /// A prompt.
        case prompt(Prompt)
        /// Tool calls by the model.
        case toolCalls(ToolCalls)
        /// The output of a tool.
        case toolOutput(ToolOutput)
        /// The model's reasoning before a response.
        case reasoning(Reasoning)
        /// A response of the model.
        case response(Response)
        /// Data that the model produced in addition to its answer, in a format that an app or another package reads.
        @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
        case data(DataEntry)

        /// The identifier of the entry.
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
    /// The role and the content, as text.
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
    /// The content as text, without the role. For tool calls, it is their arguments.
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

    /// The segments of the entry; empty for an entry without segments.
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

    /// The tools that the entry defines.
    package var toolDefinitions: [Transcript.ToolDefinition] {
        guard case .instructions(let instructions) = self else { return [] }
        return instructions.toolDefinitions
    }
}
