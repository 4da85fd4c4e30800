extension GenerationSchema {
    /// Reads a JSON Schema from its text, in Apple's dialect or an ordinary one. Properties keep the order in which
    /// they are written, unless `x-order` specifies another.
    ///
    /// - Throws: `DecodingError` with the position, if it isn't JSON or not a schema.
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
