import ChatTemplates

/// Why a conversation can't be written in a model's markup.
public enum ChatTemplateError: Error, Equatable, Sendable {
    /// The file has no template; most likely it is a base model, which wasn't trained to converse.
    case missing
    /// The file's template can't be parsed, or doesn't render the conversation.
    case unusable(TemplateError)
    /// There is no shape with this name; see ``ChatTemplate/names``.
    case unknownName(String)
}

extension ChatTemplateError: CustomStringConvertible {
    /// The problem, and what can be done, in words.
    public var description: String {
        switch self {
        case .missing: "the model file has no chat template (tokenizer.chat_template); \(Self.choice)"
        case .unusable(let error): "the model file's chat template: \(error); \(Self.choice)"
        case .unknownName(let name): "there is no chat template \(name); there are \(Self.names)"
        }
    }

    private static var names: String { ChatTemplate.names.joined(separator: ", ") }
    private static var choice: String { "KISSA_CHAT_TEMPLATE can name one of \(names)" }
}
