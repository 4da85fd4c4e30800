/// The markup that a model was taught to read conversations in.
///
/// Model files carry a Jinja program for it. This type doesn't run that program; it recognises the few shapes that the
/// known families use by what their programs contain, as llama.cpp does, and writes those shapes itself. Markup becomes
/// control tokens; a message's content never does, whatever it contains.
public struct ChatTemplate: Sendable {
    /// The recognised shape: `chatml`, `llama3`, `gemma` …
    public let name: String
    /// How models with this markup call tools.
    public let toolMarkup: ToolMarkup
    /// Whether replies begin within a thought, which the model ends with `</think>`: it was taught nothing else.
    public let opensThought: Bool
    private let write: ChatShape.Writer
    /// The day that templates name which tell the model what day it is.
    private let day: ChatDay
    /// Special tokens that the template mentions. They are markup, so content may not contain them.
    private var source: [UInt8] = []
    /// What the template says in place of instructions where a conversation has none; nil for nothing.
    private var defaultInstructions: String?

    /// - Parameter source: the template's text, as in `tokenizer.chat_template`.
    /// - Throws: ``ChatTemplateError/unknown(excerpt:)``.
    public init(source: String) throws(ChatTemplateError) { try self.init(source: source, day: .today) }

    init(source: String, day: ChatDay) throws(ChatTemplateError) {
        guard let shape = ChatShape.all.first(where: { $0.recognises(source) }) else {
            throw .unknown(excerpt: String(source.prefix(80)))
        }
        self.init(shape, day)
        self.source = Array(source.utf8)
        defaultInstructions = Self.defaultInstructions(in: source)
    }

    /// ChatML's templates have them in one piece, between the marks of a system's message.
    private static func defaultInstructions(in source: String) -> String? {
        let message = #/<\|im_start\|>system(?:\\n|\n)([^'"{}|]+)<\|im_end\|>/#
        return source.firstMatch(of: message).map { String($0.output.1) }
    }

    /// A known shape by its name, for models whose file has no template or one of no known shape.
    ///
    /// - Throws: ``ChatTemplateError/unknownName(_:)``.
    public init(named name: String) throws(ChatTemplateError) {
        guard let shape = ChatShape.all.first(where: { $0.name == name }) else { throw .unknownName(name) }
        self.init(shape, .today)
        source = Array(text(for: Self.sample, tools: ["{}"], addingGenerationPrompt: true).utf8)
    }

    private init(_ shape: ChatShape, _ day: ChatDay) {
        name = shape.name
        toolMarkup = shape.tools
        opensThought = shape.opensThought
        write = shape.write
        self.day = day
    }

    /// The names of all known shapes.
    public static var names: [String] { ChatShape.all.map(\.name) }

    /// A conversation in which a shape shows all of its markup.
    private static let sample = ChatMessage.Role.allCases.flatMap { role in
        let message = ChatMessage(role: role, content: "")
        let call = ChatToolCall(id: "", name: "", arguments: "{}")
        return role == .assistant ? [message, ChatMessage(role: role, content: "", calls: [call])] : [message]
    }

    /// The tokens of a conversation, beginning with the beginning-of-text token where the model wants one.
    ///
    /// - Parameters:
    ///   - tools: the tools that the model may call, each as the JSON of a function's definition. Only for models whose
    ///     ``toolMarkup`` says that the template describes them.
    ///   - addingGenerationPrompt: whether to open the assistant's next message, for the model to go on.
    ///   - allowingThought: whether that message may begin within a thought, see ``opensThought``. What is kept to a
    ///     grammar may not: the grammar knows no thoughts. The model is then told that it has thought already.
    public func tokens(
        for messages: [ChatMessage], tools: [String] = [], addingGenerationPrompt: Bool, allowingThought: Bool = true,
        tokenizer: Tokenizer
    ) -> [Token] {
        let markup = tokenizer.endOfGeneration.union(tokenizer.specialTokens.tokens(namedIn: source))
        let writer = written(messages, tools, addingGenerationPrompt, allowingThought)
        let fragments = writer.segments.map { segment in
            TextFragment(
                bytes: Array(segment.text.utf8),
                allowed: segment.isMarkup ? .all : .userDefinedExcept(markup))
        }
        let beginning = tokenizer.addsBeginningOfText ? tokenizer.beginningOfText.map { [$0] } ?? [] : []
        return beginning + tokenizer.tokens(for: fragments)
    }

    /// The conversation as text, for people to look at. Tokens are made from the messages, never from this.
    public func text(
        for messages: [ChatMessage], tools: [String] = [], addingGenerationPrompt: Bool, allowingThought: Bool = true
    ) -> String {
        written(messages, tools, addingGenerationPrompt, allowingThought).segments.map(\.text).joined()
    }

    private func written(
        _ messages: [ChatMessage], _ tools: [String], _ opensReply: Bool, _ allowsThought: Bool
    ) -> ChatWriter {
        var writer = ChatWriter(
            toolMarkup: toolMarkup, day: day, tools: toolMarkup.describesTools ? tools : [],
            opensThought: opensThought && allowsThought, defaultInstructions: defaultInstructions)
        write(&writer, messages, opensReply)
        return writer
    }
}
