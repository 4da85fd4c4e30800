/// Why a reply can't be generated or completed.
public enum EngineError: Error, Equatable, Sendable {
    /// Prompt and reply need more tokens than the context holds.
    case contextOverflow(tokenCount: Int, contextLength: Int)
    /// The prompt is empty.
    case emptyPrompt
    /// A token that isn't in the model's vocabulary.
    case invalidToken(Token)
    /// The constraint allows no token.
    case noTokenAllowed
    /// The engine was released during generation.
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
