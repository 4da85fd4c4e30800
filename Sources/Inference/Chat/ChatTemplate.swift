/// The markup that a model was taught to read conversations in.
///
/// Model files carry a Jinja program for it. This type doesn't run that program; it recognises the few shapes that the
/// known families use by what their programs contain, as llama.cpp does, and writes those shapes itself. Markup becomes
/// control tokens; a message's content never does, whatever it contains.
public struct ChatTemplate: Sendable {
    /// The recognised shape: `chatml`, `llama3`, `gemma` …
    public let name: String
    private let write: ChatShape.Writer
    /// Special tokens that the template mentions. They are markup, so content may not contain them.
    private var source: [UInt8] = []

    /// - Parameter source: the template's text, as in `tokenizer.chat_template`.
    /// - Throws: ``ChatTemplateError/unknown(excerpt:)``.
    public init(source: String) throws(ChatTemplateError) {
        guard let shape = ChatShape.all.first(where: { $0.recognises(source) }) else {
            throw .unknown(excerpt: String(source.prefix(80)))
        }
        name = shape.name
        write = shape.write
        self.source = Array(source.utf8)
    }

    /// A known shape by its name, for models whose file has no template or one of no known shape.
    ///
    /// - Throws: ``ChatTemplateError/unknownName(_:)``.
    public init(named name: String) throws(ChatTemplateError) {
        guard let shape = ChatShape.all.first(where: { $0.name == name }) else { throw .unknownName(name) }
        self.name = name
        write = shape.write
        source = Array(text(for: Self.sample, addingGenerationPrompt: true).utf8)
    }

    /// The names of all known shapes.
    public static var names: [String] { ChatShape.all.map(\.name) }

    /// A conversation in which a shape shows all of its markup.
    private static let sample = ChatMessage.Role.allCases.map { ChatMessage(role: $0, content: "") }

    /// The tokens of a conversation, beginning with the beginning-of-text token where the model wants one.
    ///
    /// - Parameter addingGenerationPrompt: whether to open the assistant's next message, for the model to go on.
    public func tokens(
        for messages: [ChatMessage], addingGenerationPrompt: Bool, tokenizer: Tokenizer
    ) -> [Token] {
        let markup = tokenizer.endOfGeneration.union(tokenizer.specialTokens.tokens(namedIn: source))
        var writer = ChatWriter()
        write(&writer, messages, addingGenerationPrompt)
        let fragments = writer.segments.map { segment in
            TextFragment(
                bytes: Array(segment.text.utf8),
                allowed: segment.isMarkup ? .all : .userDefinedExcept(markup))
        }
        let beginning = tokenizer.addsBeginningOfText ? tokenizer.beginningOfText.map { [$0] } ?? [] : []
        return beginning + tokenizer.tokens(for: fragments)
    }

    /// The conversation as text, for people to look at. Tokens are made from the messages, never from this.
    public func text(for messages: [ChatMessage], addingGenerationPrompt: Bool) -> String {
        var writer = ChatWriter()
        write(&writer, messages, addingGenerationPrompt)
        return writer.segments.map(\.text).joined()
    }
}

/// Collects a conversation's text and remembers which parts of it are markup.
struct ChatWriter {
    private(set) var segments: [(text: String, isMarkup: Bool)] = []

    mutating func markup(_ text: String) { segments.append((text, true)) }
    mutating func content(_ text: String) { segments.append((text, false)) }
}
