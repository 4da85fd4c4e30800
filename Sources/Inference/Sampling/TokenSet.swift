/// A set of tokens, as a bit set.
public struct TokenSet: Sendable, Equatable {
    private(set) var words: [UInt64]
    /// Tokens are less than this.
    public let vocabularySize: Int

    /// The empty set.
    public init(vocabularySize: Int) {
        self.vocabularySize = vocabularySize
        words = Array(repeating: 0, count: (vocabularySize + 63) / 64)
    }

    /// - Precondition: every token is in the vocabulary.
    public init(_ tokens: some Sequence<Token>, vocabularySize: Int) {
        self.init(vocabularySize: vocabularySize)
        for token in tokens { insert(token) }
    }

    /// Adds a token. Traps where it isn't in the vocabulary.
    public mutating func insert(_ token: Token) {
        precondition((0..<vocabularySize).contains(Int(token)), "token \(token) of \(vocabularySize)")
        words[Int(token) / 64] |= 1 << (UInt64(token) % 64)
    }

    mutating func insert(contentsOf tokens: some Sequence<Token>) {
        for token in tokens { words[Int(token) >> 6] |= 1 << (UInt64(token) & 63) }
    }

    /// Removes a token. Does nothing if it isn't in the set.
    public mutating func remove(_ token: Token) {
        guard contains(token) else { return }
        words[Int(token) / 64] &= ~(1 << (UInt64(token) % 64))
    }

    /// Adds the tokens of another set. Traps if the vocabularies differ in size.
    public mutating func formUnion(_ other: TokenSet) {
        precondition(vocabularySize == other.vocabularySize, "sets of different vocabularies")
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// Whether a token is in the set; false outside of the vocabulary.
    public func contains(_ token: Token) -> Bool {
        guard (0..<vocabularySize).contains(Int(token)) else { return false }
        return words[Int(token) / 64] >> (UInt64(token) % 64) & 1 != 0
    }

    /// Whether the set is empty.
    public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// The number of tokens.
    public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Calls `body` with every token of the set, in order. Most sets contain nearly all tokens or a few.
    @inline(__always)
    func forEach(_ body: (Int) -> Void) {
        words.withUnsafeBufferPointer { words in
            for index in words.indices {
                var rest = words[index]
                if rest == .max {
                    for token in index &* 64..<index &* 64 &+ 64 { body(token) }
                    continue
                }
                while rest != 0 {
                    body(index &* 64 &+ rest.trailingZeroBitCount)
                    rest &= rest &- 1
                }
            }
        }
    }
}
