/// A ``Grammar`` for a model's tokens. It can be used for any number of replies, also simultaneously; they share cached results.
public final class TokenGrammar: @unchecked Sendable {
    // Unchecked: the machine is used under the vocabulary's lock only.

    let vocabulary: TokenVocabulary
    let machine: GrammarMachine
    let start: GrammarState

    /// - Throws: ``GrammarError/empty`` or ``GrammarError/tooDeep(nesting:maximum:)``.
    public init(_ grammar: Grammar, vocabulary: TokenVocabulary) throws(GrammarError) {
        let (machine, start) = vocabulary.lock.withLock { _ in
            let machine = GrammarMachine(grammar, vocabulary)
            return (machine, machine.start())
        }
        let cost = machine.costs.cost(of: GrammarPlace(part: grammar.root))
        guard cost.isFinite else { throw .empty }
        guard cost.nesting <= grammar.nestingMax else {
            throw .tooDeep(nesting: cost.nesting, maximum: grammar.nestingMax)
        }
        self.vocabulary = vocabulary
        self.machine = machine
        self.start = start
    }

    /// An upper bound of the token count of the shortest reply.
    public var shortestTokenCount: Int { start.tokenCount }

    /// The approximate memory for cached results.
    public var rememberedByteCount: Int { vocabulary.lock.withLock { _ in machine.rememberedByteCount } }
}
