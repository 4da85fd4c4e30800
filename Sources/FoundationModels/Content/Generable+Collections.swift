// Arrays of generable things, and things that may be missing.

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Reads an array, element by element. Of an unfinished array, a last element is left out of which there is too
    /// little yet.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` for content that isn't an array, and what an
    ///   element throws.
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

    /// The wrapped value's part of a prompt; nothing where it is missing.
    public var promptRepresentation: Prompt {
        return self?.promptRepresentation ?? Prompt(parts: [])
    }

    /// The wrapped value's part of instructions; nothing where it is missing.
    public var instructionsRepresentation: Instructions {
        return self?.instructionsRepresentation ?? Instructions(parts: [])
    }
}

extension Optional where Wrapped: Generable {
    /// A missing value's snapshots are the snapshots of the value.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
