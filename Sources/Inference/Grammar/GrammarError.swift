/// Why a reply can't be kept to a grammar.
public enum GrammarError: Error, Equatable, Sendable {
    /// Nothing of finite length is in the language, or the vocabulary has no tokens to say it with.
    case empty
    /// Values nest deeper than allowed, even at the least.
    case tooDeep(nesting: Int, maximum: Int)
    /// The reply may have fewer tokens than the shortest complete one needs.
    case limitTooSmall(tokenCount: Int, limit: Int)
}

extension GrammarError: CustomStringConvertible {
    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .empty: "no finite reply fulfils the grammar"
        case .tooDeep(let nesting, let maximum): "the shortest reply nests \(nesting) deep, \(maximum) is the most"
        case .limitTooSmall(let tokenCount, let limit):
            "the shortest complete reply needs \(tokenCount) tokens, only \(limit) are allowed"
        }
    }
}
