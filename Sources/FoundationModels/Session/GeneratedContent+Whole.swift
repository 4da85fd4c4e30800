extension GeneratedContent {
    /// Reads JSON that must be complete.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, with the text.
    package init(wholeJSON text: String) throws {
        do {
            try self.init(parsing: text)
        } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
            throw decodingFailure(context.debugDescription, from: text)
        }
        guard isComplete else { throw decodingFailure("The JSON is not whole.", from: text) }
    }
}

/// A failure to read a model's response, with an excerpt of it for developers.
func decodingFailure(_ description: String, from text: String) -> LanguageModelSession.GenerationError {
    let shown = text.utf8.count > 10_000 ? "\(text.prefix(10_000))…" : text
    return .decodingFailure(
        .init(debugDescription: "\(description) The response was: \(shown)", rawContent: text))
}
