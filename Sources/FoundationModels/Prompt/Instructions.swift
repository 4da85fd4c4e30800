/// What the model is told before the first prompt: who it is, how it answers. It obeys instructions over prompts.
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

    /// Makes instructions of anything that can be part of instructions.
    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    /// Makes instructions of the lines of a closure.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }
}
