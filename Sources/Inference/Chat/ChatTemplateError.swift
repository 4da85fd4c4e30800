import ChatTemplates

/// Why a model's conversations can't be written in the form that it was trained on.
public enum ChatTemplateError: Error, Equatable, Sendable {
    /// The file carries no template: a base model, most likely, that was never taught to converse.
    case missing
    /// The file's template can't be read, or doesn't write the conversation.
    case unusable(TemplateError)
    /// No shape is called that; ``ChatTemplate/names`` are.
    case unknownName(String)
}

extension ChatTemplateError: CustomStringConvertible {
    /// What is wrong and what can be done, in words.
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
