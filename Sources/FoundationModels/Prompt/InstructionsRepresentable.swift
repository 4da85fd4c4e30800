/// A type that can be part of instructions.
public protocol InstructionsRepresentable {
    /// The value as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension Instructions: InstructionsRepresentable {
    /// The instructions themselves.
    public var instructionsRepresentation: Instructions {
        return self
    }
}

extension String: InstructionsRepresentable {
    /// The text, unchanged.
    public var instructionsRepresentation: Instructions {
        return Instructions(parts: [.text(self)])
    }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    /// The elements, one after the other.
    public var instructionsRepresentation: Instructions {
        return Instructions(parts: flatMap(\.instructionsRepresentation.parts))
    }
}
