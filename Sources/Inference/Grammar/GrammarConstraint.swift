/// Limits a reply to a grammar and to a length: the reply is complete when it ends, whatever the model prefers.
public final class GrammarConstraint: TokenConstraint, @unchecked Sendable {
    // Unchecked: mutable state is used under the vocabulary's lock only.

    let grammar: TokenGrammar
    private(set) var state: GrammarState
    /// The number of tokens left for the reply.
    private(set) var remainingCount: Int

    /// - Parameter tokenCountMax: the most tokens of the reply, without the one that ends it.
    /// - Throws: ``GrammarError/limitTooSmall(tokenCount:limit:)``.
    public init(_ grammar: TokenGrammar, tokenCountMax: Int) throws(GrammarError) {
        guard grammar.shortestTokenCount <= tokenCountMax else {
            throw .limitTooSmall(tokenCount: grammar.shortestTokenCount, limit: tokenCountMax)
        }
        self.grammar = grammar
        state = grammar.start
        remainingCount = tokenCountMax
    }

    /// Whether the reply is complete as it is.
    public var isComplete: Bool { grammar.vocabulary.lock.withLock { _ in state.isComplete } }

    /// The tokens after which the reply can still be completed within its length; never nil.
    public func allowedTokens() -> TokenSet? {
        grammar.vocabulary.lock.withLock { _ in
            let mask = grammar.machine.mask(of: state)
            // When no tokens are left, the reply is complete, and only its end may follow.
            guard remainingCount > 0 else {
                return TokenSet(
                    state.isComplete ? grammar.vocabulary.endOfGeneration : [],
                    vocabularySize: grammar.vocabulary.size)
            }
            return mask.tokens(endingWithin: remainingCount - 1)
        }
    }

    /// - Precondition: The token was allowed, or forced.
    public func accept(_ token: Token) {
        grammar.vocabulary.lock.withLock { _ in
            remainingCount -= 1
            guard !grammar.vocabulary.tokenizer.endOfGeneration.contains(token) else { return }
            state = grammar.machine.state(after: state, token)
            precondition(
                state.isComplete || !state.threads.isEmpty, "token \(token) was accepted without being allowed")
        }
    }

    /// The tokens that the grammar forces, as long as the reply can be completed after them.
    public func forcedTokens() -> [Token] {
        grammar.vocabulary.lock.withLock { _ in
            let forced = grammar.machine.forcedTokens(after: state)
            // The tokenizer's spelling may be longer than the shortest one, for which alone there may be room.
            return forced.enumerated().prefix { $0 + 1 + $1.tokenCountAfter <= remainingCount || $1.isEnd }
                .map(\.element.token)
        }
    }
}
