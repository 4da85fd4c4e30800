/// A type that a model can generate: it has a schema and converts from and to generated content.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// The type of snapshots of an unfinished value; `Self` for a value without an unfinished state.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// The shape that generated content must have.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// This complete value, as its snapshot type.
    ///
    /// A value's own content always converts to its partial form; a conformance that breaks this rule traps here.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        do {
            return try PartiallyGenerated(generatedContent)
        } catch {
            fatalError("\(Self.self).generatedContent does not convert to \(PartiallyGenerated.self): \(error)")
        }
    }
}
