/// Keeps one reply to a grammar, and to a length: whatever the model likes, the reply is complete when it ends.
public final class GrammarConstraint: TokenConstraint, @unchecked Sendable {
    // Unchecked: what varies is touched under the vocabulary's lock only.

    let grammar: TokenGrammar
    private(set) var state: GrammarState
    /// How many tokens the reply may still have.
    private(set) var remainingCount: Int

    /// - Parameter tokenCountMax: how many tokens the reply may have, without the one that ends it.
    /// - Throws: ``GrammarError/limitTooSmall(tokenCount:limit:)``.
    public init(_ grammar: TokenGrammar, tokenCountMax: Int) throws(GrammarError) {
        guard grammar.shortestTokenCount <= tokenCountMax else {
            throw .limitTooSmall(tokenCount: grammar.shortestTokenCount, limit: tokenCountMax)
        }
        self.grammar = grammar
        state = grammar.start
        remainingCount = tokenCountMax
    }

    /// Whether the reply is a whole one as it is.
    public var isComplete: Bool { grammar.vocabulary.lock.withLock { _ in state.isComplete } }

    /// The tokens with which the reply can still be completed within its length; never nil.
    public func allowedTokens() -> TokenSet? {
        grammar.vocabulary.lock.withLock { _ in
            let mask = grammar.machine.mask(of: state)
            // Without room for more, the reply is whole, and only its end may follow.
            guard remainingCount > 0 else {
                return TokenSet(
                    state.isComplete ? grammar.vocabulary.endOfGeneration : [],
                    vocabularySize: grammar.vocabulary.size)
            }
            return mask.tokens(endingWithin: remainingCount - 1)
        }
    }

    /// - Precondition: The token is among those that were allowed, or forced.
    public func accept(_ token: Token) {
        grammar.vocabulary.lock.withLock { _ in
            remainingCount -= 1
            guard !grammar.vocabulary.tokenizer.endOfGeneration.contains(token) else { return }
            state = grammar.machine.state(after: state, token)
            precondition(
                state.isComplete || !state.threads.isEmpty, "token \(token) was accepted without being allowed")
        }
    }

    /// The tokens that the grammar leaves no choice about, as far as there is room to complete the reply after them.
    public func forcedTokens() -> [Token] {
        grammar.vocabulary.lock.withLock { _ in
            let forced = grammar.machine.forcedTokens(after: state)
            // The natural spelling may be longer than the shortest one, which is all that there may be room for.
            return forced.enumerated().prefix { $0 + 1 + $1.tokenCountAfter <= remainingCount || $1.isEnd }
                .map(\.element.token)
        }
    }
}
