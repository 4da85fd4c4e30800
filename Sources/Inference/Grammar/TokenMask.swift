/// The tokens that may come next, grouped by the number of tokens that are needed after each.
struct TokenMask {
    /// All allowed tokens.
    let all: TokenSet
    /// The most tokens that are needed after any of them.
    let tokenCountMax: Int
    private let groups: [(tokenCount: Int, tokens: TokenSet)]

    init(_ builder: TokenMaskBuilder) {
        groups = builder.groups.map { (tokenCount: $0.key, tokens: $0.value) }
        tokenCountMax = groups.lazy.map(\.tokenCount).max() ?? 0
        var all = TokenSet(vocabularySize: builder.vocabularySize)
        for group in groups { all.formUnion(group.tokens) }
        self.all = all
    }

    var byteCount: Int { (groups.count + 1) * all.vocabularySize / 8 }

    /// The tokens after which the reply can end within a number of further tokens.
    func tokens(endingWithin tokenCount: Int) -> TokenSet {
        if tokenCount >= tokenCountMax { return all }
        var tokens = TokenSet(vocabularySize: all.vocabularySize)
        for group in groups where group.tokenCount <= tokenCount { tokens.formUnion(group.tokens) }
        return tokens
    }
}

/// Builds a ``TokenMask``.
struct TokenMaskBuilder {
    let vocabularySize: Int
    private(set) var groups: [Int: TokenSet] = [:]

    init(vocabularySize: Int) {
        self.vocabularySize = vocabularySize
    }

    /// Adds tokens after which a number of tokens are needed.
    mutating func add(_ tokens: some Sequence<Token>, tokenCount: Int) {
        groups[tokenCount, default: TokenSet(vocabularySize: vocabularySize)].insert(contentsOf: tokens)
    }

    /// Adds the results of a walk, after which a number of tokens are needed.
    mutating func add(_ walk: TokenWalk, tokenCount: Int) {
        for group in walk.groups {
            let count = group.distance + tokenCount
            if let set = group.set {
                groups[count, default: TokenSet(vocabularySize: vocabularySize)].formUnion(set)
            } else {
                add(group.tokens, tokenCount: count)
            }
        }
    }
}
