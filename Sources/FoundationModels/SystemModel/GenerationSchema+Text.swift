extension GenerationSchema {
    /// Reads a JSON Schema from its text, in Apple's dialect or an ordinary one. Properties keep the order in which they are
    /// written, where `x-order` does not name another.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` where it is no JSON, `DecodingError` where it is
    ///   no schema.
    package init(jsonSchemaText text: String) throws {
        try self.init(jsonSchema: try GeneratedContent(wholeJSON: text))
    }
}
