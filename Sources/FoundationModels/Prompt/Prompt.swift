/// What is asked of the model, in text and structured values.
///
/// ```swift
/// let prompt = Prompt {
///     "Suggest a drink."
///     if isMorning { "It must wake me up." }
/// }
/// ```
public struct Prompt: Sendable {
    let parts: [PromptPart]

    init(parts: [PromptPart]) {
        self.parts = parts
    }

    /// Makes a prompt of anything that can be part of a prompt.
    public init(_ content: some PromptRepresentable) {
        self = content.promptRepresentation
    }

    /// Makes a prompt of the lines of a closure.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }
}
