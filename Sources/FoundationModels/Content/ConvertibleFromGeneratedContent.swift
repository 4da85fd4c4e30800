/// A type that can be initialized from generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Creates the value from generated content.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if the content has another shape.
    init(_ content: GeneratedContent) throws

    /// Creates the value from a property of a structure. Not for apps: primitive types are read in place, all others by
    /// their initializer.
    static func _property(_ name: String, of content: GeneratedContent) throws -> Self
}

extension ConvertibleFromGeneratedContent {
    /// Creates the value from a property's content.
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
