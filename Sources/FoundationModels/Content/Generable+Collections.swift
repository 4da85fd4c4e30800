// `Generable` conformances of arrays and optionals.

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Reads an array, element by element. In an unfinished array, the last element is dropped if it is still too
    /// incomplete to be read.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for content that isn't an array; and an
    ///   element's errors.
    @inlinable
    public init(_ content: GeneratedContent) throws {
        let elements = try content.elements()
        guard let last = elements.last, !last.isComplete else {
            self = try elements.map(Element.init)
            return
        }
        self = try elements.dropLast().map(Element.init)
        if let unfinished = try? Element(last) { append(unfinished) }
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    /// The elements as an array value.
    public var generatedContent: GeneratedContent { GeneratedContent(.array(map(\.generatedContent))) }
}

extension Array: Generable where Element: Generable {
    /// The elements in the type of their snapshots.
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    /// `{"type": "array", "items": …}` with the element's schema.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(
            SchemaBlueprint(name: "\(Self.self)", shape: .array(of: .type(Element.self), SchemaNode.Count())))
    }
}

extension Optional: ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable
where Wrapped: ConvertibleToGeneratedContent {
    /// The wrapped value, or null.
    public var generatedContent: GeneratedContent { self?.generatedContent ?? .null }

    /// The wrapped value as part of a prompt; empty for nil.
    public var promptRepresentation: Prompt {
        return self?.promptRepresentation ?? Prompt(parts: [])
    }

    /// The wrapped value as part of instructions; empty for nil.
    public var instructionsRepresentation: Instructions {
        return self?.instructionsRepresentation ?? Instructions(parts: [])
    }
}

extension Optional where Wrapped: Generable {
    /// An optional has the wrapped type's snapshots.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
