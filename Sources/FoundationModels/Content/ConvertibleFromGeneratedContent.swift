/// A type that can be made from what a model generated.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Makes the value from generated content.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if the content has another shape.
    init(_ content: GeneratedContent) throws
}
