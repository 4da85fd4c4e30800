/// Content that is parsed from growing JSON: each piece only once, whatever the number of snapshots.
struct GrowingContent: Sendable {
    private var text = ""
    private var parser = IncrementalJSONParser(identifies: true)

    /// The content so far; nil if there is none yet, or the text isn't the beginning of a JSON value.
    private(set) var content: GeneratedContent?

    mutating func append(_ piece: String) {
        text += piece
        do {
            try parser.feed(piece)
            let snapshot = parser.snapshot()
            content = snapshot.isNull && !snapshot.isComplete ? nil : snapshot
        } catch {
            content = nil
        }
    }

    /// The complete content, with the identities of its snapshots.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, with the text, if it is incomplete.
    func whole() throws -> GeneratedContent {
        var parser = parser
        let content: GeneratedContent
        do {
            content = try parser.finish()
        } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
            throw decodingFailure(context.debugDescription, from: text)
        }
        guard content.isComplete else { throw decodingFailure("The JSON is not whole.", from: text) }
        return content
    }
}
