import FoundationModels

/// Writes a growing text, each time only what is new of it.
struct ReplyWriter {
    private let console: Console
    private var written = ""

    init(_ console: Console) {
        self.console = console
    }

    mutating func show(_ text: String) {
        // Bytes, since a character may grow: an emoji by its skin's colour.
        if text.utf8.starts(with: written.utf8) {
            let new = text.utf8.dropFirst(written.utf8.count)
            if !new.isEmpty { console.write(String(decoding: new, as: UTF8.self)) }
        } else {
            console.write("\n\(text)")
        }
        written = text
    }

    /// Ends the line, if anything stands on it.
    func end() {
        if !written.isEmpty, !written.hasSuffix("\n") { console.write("\n") }
    }
}

extension KissaCommand {
    /// Writes a session's reply while it grows.
    ///
    /// - Throws: What hinders it, or `CancellationError`; what is there until then is written.
    func stream(_ prompt: String, in session: LanguageModelSession, options: GenerationOptions) async throws {
        try await console.interruption.during { [console] in
            var writer = ReplyWriter(console)
            defer { writer.end() }
            for try await snapshot in session.streamResponse(to: prompt, options: options) {
                writer.show(snapshot.content)
            }
        }
    }
}
