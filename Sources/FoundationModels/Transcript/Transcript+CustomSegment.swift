extension Transcript {
    /// A custom segment of a model, in OS 27.0 and 27.1. OS 27.2 has data attachments instead.
    ///
    /// Other models read its `promptRepresentation`, or its description.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public protocol CustomSegment: InstructionsRepresentable, PromptRepresentable, CustomStringConvertible, Equatable,
        Identifiable, Sendable
    {
        /// The type of its content.
        associatedtype Content: Codable & Equatable & Sendable

        /// The identifier of the segment.
        var id: String { get }

        /// The content.
        var content: Content { get }
    }
}

extension Transcript.CustomSegment {
    /// The segment in a prompt.
    public var promptRepresentation: Prompt { return Prompt(parts: [.custom(self)]) }

    /// The segment in instructions.
    public var instructionsRepresentation: Instructions { return Instructions(parts: [.custom(self)]) }

    /// The content's description.
    public var description: String { "\(content)" }

    /// Whether another segment is of the same type and equal.
    func equals(_ other: any Transcript.CustomSegment) -> Bool { other as? Self == self }
}
