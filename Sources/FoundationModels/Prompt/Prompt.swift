/// A prompt for the model, with text and structured values.
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

    /// Creates a prompt from a value that can be part of a prompt.
    public init(_ content: some PromptRepresentable) {
        self = content.promptRepresentation
    }

    /// Creates a prompt from the lines of a closure.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }
}
