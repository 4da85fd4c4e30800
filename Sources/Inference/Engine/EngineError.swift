/// Why a reply can't be generated, or not to its end.
public enum EngineError: Error, Equatable, Sendable {
    /// Prompt and reply need more tokens than the context holds.
    case contextOverflow(tokenCount: Int, contextLength: Int)
    /// There is nothing to continue.
    case emptyPrompt
    /// A token that isn't in the model's vocabulary.
    case invalidToken(Token)
    /// The constraint leaves no token that the model could say.
    case noTokenAllowed
    /// The engine was given up while the reply was being generated.
    case cancelled
}

extension EngineError: CustomStringConvertible {
    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .contextOverflow(let tokenCount, let contextLength):
            "\(tokenCount) tokens exceed the context of \(contextLength)"
        case .emptyPrompt: "the prompt has no tokens"
        case .invalidToken(let token): "token \(token) is not in the vocabulary"
        case .noTokenAllowed: "the constraint allows no token"
        case .cancelled: "the engine was given up"
        }
    }
}
