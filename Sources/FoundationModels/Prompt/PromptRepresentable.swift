/// A type that can be part of a prompt.
public protocol PromptRepresentable {
    /// The value as a prompt.
    @PromptBuilder var promptRepresentation: Prompt { get }
}

extension Prompt: PromptRepresentable {
    /// The prompt itself.
    public var promptRepresentation: Prompt {
        return self
    }
}

extension String: PromptRepresentable {
    /// The text, unchanged.
    public var promptRepresentation: Prompt {
        return Prompt(parts: [.text(self)])
    }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// The elements, one after the other.
    public var promptRepresentation: Prompt {
        return Prompt(parts: flatMap(\.promptRepresentation.parts))
    }
}
