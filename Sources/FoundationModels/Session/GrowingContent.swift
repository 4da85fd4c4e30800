/// Content that is read from JSON while it grows: each piece once, whatever the number of snapshots.
struct GrowingContent: Sendable {
    private var text = ""
    private var parser = IncrementalJSONParser(identifies: true)

    /// The content so far; nil if there is none yet, or if it is not the beginning of any JSON.
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

    /// All of the content, under the identities that its snapshots had.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``, which holds the text, if it is not whole.
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
