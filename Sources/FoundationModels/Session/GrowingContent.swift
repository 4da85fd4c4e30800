/// Content that is read from JSON while it grows.
struct GrowingContent: Sendable {
    private var text = ""

    mutating func append(_ piece: String) {
        text += piece
    }

    /// The content so far; nil if there is none yet, or if it is not the beginning of any JSON.
    var content: GeneratedContent? {
        guard text.contains(where: { !$0.isWhitespace }), let content = try? GeneratedContent(json: text) else {
            return nil
        }
        // A number by itself may go on until the text has ended.
        if case .number = content.value { return nil }
        return content
    }

    /// All of the content.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, which holds the text, if it is not whole.
    func whole() throws -> GeneratedContent {
        try GeneratedContent(wholeJSON: text)
    }
}
