import FoundationModels

/// Writes a growing text, each time only its new part.
struct ReplyWriter {
    private let console: Console
    private var written = ""

    init(_ console: Console) {
        self.console = console
    }

    mutating func show(_ text: String) {
        // Compares bytes, since the last character may still grow: an emoji by a skin tone.
        if text.utf8.starts(with: written.utf8) {
            let new = text.utf8.dropFirst(written.utf8.count)
            if !new.isEmpty { console.write(String(decoding: new, as: UTF8.self)) }
        } else {
            console.write("\n\(text)")
        }
        written = text
    }

    /// Ends the current line, unless it is empty.
    func end() {
        if !written.isEmpty, !written.hasSuffix("\n") { console.write("\n") }
    }
}

extension KissaCommand {
    /// Writes a session's reply as it grows.
    ///
    /// - Throws: The session's error, or `CancellationError`; what has arrived until then is written.
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
