import FoundationModels

/// A conversation in which the model looks at the calendar before it answers: a tool call is required first, and then the model
/// is free to answer.
struct InformedTalk: LanguageModelSession.DynamicProfile {
    @SessionProperty(\.hasLooked) private var hasLooked
    let model: any LanguageModel
    let instructions: String
    let tool: CalendarTool

    var body: some LanguageModelSession.DynamicProfile {
        Profile {
            Instructions(instructions)
            tool
        }
        .model(model)
        .toolCallingMode(hasLooked ? .allowed : .required)
        .onToolCall { hasLooked = true }
        .onResponse { hasLooked = false }
    }
}

extension SessionPropertyValues {
    /// Whether a tool was called for the current answer.
    @SessionPropertyEntry fileprivate var hasLooked: Bool = false
}

extension Transcript {
    /// The text of the instructions; empty if there are none.
    var instructions: String {
        guard case .instructions(let instructions)? = first else { return "" }
        return instructions.segments.map(\.description).joined(separator: "\n")
    }
}
