extension GenerationSchema {
    /// Reads a JSON Schema from its text, in Apple's dialect or an ordinary one. Properties keep the order in which they are
    /// written, where `x-order` does not name another.
    ///
    /// - Throws: `DecodingError` that names the place where it is no JSON, or no schema.
    package init(jsonSchemaText text: String) throws {
        let json: GeneratedContent
        do {
            json = try GeneratedContent(parsing: text)
        } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
            throw Self.corrupted(context.debugDescription)
        }
        guard json.isComplete else { throw Self.corrupted("The JSON is not whole.") }
        try self.init(jsonSchema: json)
    }

    private static func corrupted(_ description: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: description))
    }
}
