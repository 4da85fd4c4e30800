/// The tokens that may come next, in groups by how many more each of them makes necessary.
struct TokenMask {
    /// All of them.
    let all: TokenSet
    /// What the worst of them makes necessary.
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

    /// Those that leave a way to end within so many further tokens.
    func tokens(endingWithin tokenCount: Int) -> TokenSet {
        if tokenCount >= tokenCountMax { return all }
        var tokens = TokenSet(vocabularySize: all.vocabularySize)
        for group in groups where group.tokenCount <= tokenCount { tokens.formUnion(group.tokens) }
        return tokens
    }
}

/// Collects a ``TokenMask``.
struct TokenMaskBuilder {
    let vocabularySize: Int
    private(set) var groups: [Int: TokenSet] = [:]

    init(vocabularySize: Int) {
        self.vocabularySize = vocabularySize
    }

    /// Adds tokens after which so many more are needed.
    mutating func add(_ tokens: some Sequence<Token>, tokenCount: Int) {
        groups[tokenCount, default: TokenSet(vocabularySize: vocabularySize)].insert(contentsOf: tokens)
    }

    /// Adds what a walk found, behind which so many more are needed.
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
