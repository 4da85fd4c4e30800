import Synchronization

/// A model's tokens, prepared for grammars. There is one for each model, made on first use; it also caches results for automata
/// that many grammars share.
public final class TokenVocabulary: @unchecked Sendable {
    // Unchecked: `automata`, and the caches of grammars, are used under `lock` only.

    /// The limit for cached automata, after which the cache is cleared.
    private static let automatonCountMax = 64

    /// The tokenizer whose tokens these are.
    public let tokenizer: Tokenizer
    let trie: TokenTrie
    /// Special tokens by their names: the only ones that markers can match.
    let markers: [[UInt8]: [Token]]
    let endOfGeneration: [Token]
    let size: Int
    /// The engine's thread holds it during a call; nobody else may hold it for longer than that.
    let lock = Mutex(())
    private var automata: [ObjectIdentifier: TokenAutomaton] = [:]

    /// Reads the tokens of a tokenizer.
    public init(tokenizer: Tokenizer) {
        self.tokenizer = tokenizer
        let vocabulary = tokenizer.vocabulary
        size = vocabulary.count
        let all = Token(0)..<Token(vocabulary.count)
        let ends = tokenizer.endOfGeneration
        trie = TokenTrie(
            all.filter { vocabulary.kind(of: $0).isText && !ends.contains($0) }.map {
                ($0, vocabulary.bytes(of: $0))
            })
        let special = all.filter {
            [.control, .userDefined].contains(vocabulary.kind(of: $0)) && !ends.contains($0)
                && !vocabulary.bytes(of: $0).isEmpty
        }
        markers = Dictionary(grouping: special) { Array(vocabulary.bytes(of: $0)) }
        endOfGeneration = ends.sorted()
    }

    func bytes(of token: Token) -> ArraySlice<UInt8> { tokenizer.vocabulary.bytes(of: token) }

    /// Whether a token is ordinary text, and therefore in the ``trie``.
    func isText(_ token: Token) -> Bool {
        tokenizer.vocabulary.kind(of: token).isText && !tokenizer.endOfGeneration.contains(token)
    }

    /// Precomputes results for a shared automaton, so that replies don't wait for it.
    public func prepare(_ automaton: ByteAutomaton) {
        precondition(automaton.isShared, "what is prepared must be shared")
        lock.withLock { _ in self.automaton(for: automaton).prepare() }
    }

    /// Must be called under ``lock``.
    func automaton(for automaton: ByteAutomaton) -> TokenAutomaton {
        if let counting = automaton.counting {
            return CountedTokenAutomaton(counting, base: self.automaton(for: counting.base))
        }
        guard automaton.isShared else { return TokenAutomaton(automaton, trie, vocabularySize: size) }
        let key = ObjectIdentifier(automaton)
        if let known = automata[key] { return known }
        if automata.count >= Self.automatonCountMax { automata.removeAll() }
        let made = TokenAutomaton(automaton, trie, vocabularySize: size)
        automata[key] = made
        return made
    }
}
