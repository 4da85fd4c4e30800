/// A type that can be a structured part of a prompt, of instructions or of a tool's output.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The value as generated content.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    /// The value as a structured part of instructions; a model reads it as JSON.
    public var instructionsRepresentation: Instructions {
        return Instructions(parts: [.structure(typeName: "\(Self.self)", generatedContent)])
    }

    /// The value as a structured part of a prompt; a model reads it as JSON.
    public var promptRepresentation: Prompt {
        return Prompt(parts: [.structure(typeName: "\(Self.self)", generatedContent)])
    }
}
