import ChatTemplates

/// The markup that a model was trained to read conversations in.
///
/// Model files contain a template, which is run; for files without one a shape is chosen by its name. Markup becomes control
/// tokens; a message's content never does, whatever it contains.
public struct ChatTemplate: Sendable {
    private enum Writer: Sendable {
        case program(ChatProgram)
        case shape(ChatShape)
    }

    private let writer: Writer
    /// How models with this markup call tools.
    public let toolMarkup: ToolMarkup
    /// Whether replies begin within a thought, which the model ends with `</think>`, because it was only trained that way.
    public let opensThought: Bool
    /// The date for templates that tell it to the model.
    private let day: ChatDay
    /// The template's text, to find special tokens in it. They are markup, so content may not contain them.
    private var source: [UInt8] = []

    /// - Parameters:
    ///   - source: The template's text, as in `tokenizer.chat_template`.
    ///   - names: The tokens that templates refer to by variables.
    /// - Throws: ``ChatTemplateError/unusable(_:)``.
    public init(source: String, names: ChatTokenNames = ChatTokenNames()) throws(ChatTemplateError) {
        try self.init(source: source, names: names, day: .today)
    }

    init(source: String, names: ChatTokenNames = ChatTokenNames(), day: ChatDay) throws(ChatTemplateError) {
        do throws(TemplateError) {
            let program = try ChatProgram(Template(source), names)
            writer = .program(program)
            toolMarkup = program.traits.toolMarkup
            opensThought = program.traits.opensThought
        } catch {
            throw .unusable(error)
        }
        self.day = day
        self.source = Array((source + names.beginningOfText + names.endOfText).utf8)
    }

    /// A known shape, for models whose file has no template.
    ///
    /// - Throws: ``ChatTemplateError/unknownName(_:)``.
    public init(named name: String) throws(ChatTemplateError) { try self.init(named: name, day: .today) }

    init(named name: String, day: ChatDay) throws(ChatTemplateError) {
        guard let shape = ChatShape.all.first(where: { $0.name == name }) else { throw .unknownName(name) }
        writer = .shape(shape)
        toolMarkup = shape.tools
        opensThought = shape.opensThought
        self.day = day
        source = Array(try text(for: Self.sample, tools: ["{}"], addingGenerationPrompt: true).utf8)
    }

    /// The names of all known shapes.
    public static var names: [String] { ChatShape.all.map(\.name) }

    /// A conversation for which a shape writes all of its markup.
    private static let sample = ChatMessage.Role.allCases.flatMap { role in
        let message = ChatMessage(role: role, content: "")
        let call = ChatToolCall(id: "", name: "", arguments: "{}")
        return role == .assistant ? [message, ChatMessage(role: role, content: "", calls: [call])] : [message]
    }

    /// The tokens of a conversation, beginning with the beginning-of-text token if the model uses one.
    ///
    /// - Parameters:
    ///   - tools: the tools that the model may call, each as the JSON of a function's definition. Only for models whose
    ///     ``toolMarkup`` has a template that describes them.
    ///   - addingGenerationPrompt: whether to open the assistant's next message, for the model to continue.
    ///   - allowingThought: whether that message may begin within a thought, see ``opensThought``. A reply with a grammar may
    ///     not, because grammars don't include thoughts. The prompt then contains a finished thought.
    /// - Throws: ``ChatTemplateError/unusable(_:)`` if the template rejects the conversation.
    public func tokens(
        for messages: [ChatMessage], tools: [String] = [], addingGenerationPrompt: Bool, allowingThought: Bool = true,
        tokenizer: Tokenizer
    ) throws(ChatTemplateError) -> [Token] {
        let markup = tokenizer.endOfGeneration.union(tokenizer.specialTokens.tokens(namedIn: source))
        let parts = try written(messages, tools, addingGenerationPrompt, allowingThought)
        let fragments = parts.map { part in
            TextFragment(
                bytes: Array(part.text.utf8),
                allowed: part.isMarkup ? .all : .userDefinedExcept(markup))
        }
        let tokens = tokenizer.tokens(for: fragments)
        // Some templates add the token themselves.
        guard tokenizer.addsBeginningOfText, let beginning = tokenizer.beginningOfText, tokens.first != beginning else {
            return tokens
        }
        return [beginning] + tokens
    }

    /// The conversation as text, for display. Tokens are made from the messages, never from this text.
    ///
    /// - Throws: ``ChatTemplateError/unusable(_:)`` if the template rejects the conversation.
    public func text(
        for messages: [ChatMessage], tools: [String] = [], addingGenerationPrompt: Bool, allowingThought: Bool = true
    ) throws(ChatTemplateError) -> String {
        try written(messages, tools, addingGenerationPrompt, allowingThought).map(\.text).joined()
    }

    private func written(
        _ messages: [ChatMessage], _ tools: [String], _ opensReply: Bool, _ allowsThought: Bool
    ) throws(ChatTemplateError) -> [(text: String, isMarkup: Bool)] {
        let tools = toolMarkup.describesTools ? tools : []
        switch writer {
        case .program(let program):
            do throws(TemplateError) {
                return try program.written(
                    messages, tools: tools, day: day, opensReply: opensReply, allowsThought: allowsThought)
            } catch {
                throw .unusable(error)
            }
        case .shape(let shape):
            var writer = ChatWriter(
                toolMarkup: toolMarkup, day: day, tools: tools, opensThought: opensThought && allowsThought)
            shape.write(&writer, messages, opensReply)
            return writer.segments
        }
    }
}

/// The texts of tokens that templates refer to by variables.
public struct ChatTokenNames: Hashable, Sendable {
    /// The beginning-of-text token; empty if there is none.
    public var beginningOfText = ""
    /// The end-of-text token; empty if there is none.
    public var endOfText = ""

    /// Creates the names from the tokens' texts.
    public init(beginningOfText: String = "", endOfText: String = "") {
        (self.beginningOfText, self.endOfText) = (beginningOfText, endOfText)
    }
}
