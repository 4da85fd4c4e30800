/// Why a reply can't follow a grammar.
public enum GrammarError: Error, Equatable, Sendable {
    /// The language has no finite text, or the vocabulary has no tokens for it.
    case empty
    /// Even the simplest value exceeds the maximum nesting depth.
    case tooDeep(nesting: Int, maximum: Int)
    /// The reply's limit is lower than the token count of the shortest complete reply.
    case limitTooSmall(tokenCount: Int, limit: Int)
}

extension GrammarError: CustomStringConvertible {
    /// The problem, in words.
    public var description: String {
        switch self {
        case .empty: "no finite reply fulfils the grammar"
        case .tooDeep(let nesting, let maximum): "the shortest reply nests \(nesting) deep, \(maximum) is the most"
        case .limitTooSmall(let tokenCount, let limit):
            "the shortest complete reply needs \(tokenCount) tokens, only \(limit) are allowed"
        }
    }
}
