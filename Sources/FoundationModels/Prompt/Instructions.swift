/// Instructions for the model before the first prompt: its role, and how to answer. They have precedence over prompts.
///
/// ```swift
/// let instructions = Instructions {
///     "You are a barista."
///     if isMorning { "Say good morning." }
/// }
/// ```
public struct Instructions: Sendable {
    let parts: [PromptPart]

    init(parts: [PromptPart]) {
        self.parts = parts
    }

    /// Creates instructions from a value that can be part of instructions.
    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    /// Creates instructions from the lines of a closure.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }
}
