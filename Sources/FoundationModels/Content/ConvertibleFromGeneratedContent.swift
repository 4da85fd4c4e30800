/// A type that can be made from what a model generated.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Makes the value from generated content.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if the content has another shape.
    init(_ content: GeneratedContent) throws

    /// Makes the value from a property of a structure. An app has no use for it: types that JSON has words for are read in
    /// place, all others by their initialiser.
    static func _property(_ name: String, of content: GeneratedContent) throws -> Self
}

extension ConvertibleFromGeneratedContent {
    /// Makes the value from a property's content.
    @inlinable
    public static func _property(_ name: String, of content: GeneratedContent) throws -> Self {
        try property(name, of: content)
    }

    @inlinable
    static func property(_ name: String, of content: GeneratedContent) throws -> Self {
        let property = try content.requiredProperty(name)
        do {
            return try Self(property)
        } catch {
            throw GeneratedContent.failure(error, in: name)
        }
    }
}
