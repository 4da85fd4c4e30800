import Synchronization

/// What grammars need to know of a model's tokens. One for each model, made when the first grammar needs it; it also keeps
/// what was computed for automata that many grammars have in common.
public final class TokenVocabulary: @unchecked Sendable {
    // Unchecked: `automata`, and all that grammars remember, are touched under `lock` only.

    /// What is remembered for shared automata is forgotten when there are more.
    private static let automatonCountMax = 64

    /// The tokenizer whose tokens these are.
    public let tokenizer: Tokenizer
    let trie: TokenTrie
    /// Tokens that are no text of their own, by their names: the only ones that a marker allows.
    let markers: [[UInt8]: [Token]]
    let endOfGeneration: [Token]
    let size: Int
    /// The engine's thread holds it for the length of a call; nobody else has a reason to hold it for longer than that.
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

    /// Whether a token is text as any other, and so in the ``trie``.
    func isText(_ token: Token) -> Bool {
        tokenizer.vocabulary.kind(of: token).isText && !tokenizer.endOfGeneration.contains(token)
    }

    /// Computes ahead what every grammar with a shared automaton will ask for, so that no reply waits for it.
    public func prepare(_ automaton: ByteAutomaton) {
        precondition(automaton.isShared, "what is prepared must be shared")
        lock.withLock { _ in self.automaton(for: automaton).prepare() }
    }

    /// Called under ``lock``.
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
