/// Forced tokens: those that must follow.
extension GrammarMachine {
    struct ForcedToken {
        let token: Token
        /// The number of tokens that are needed after it.
        let tokenCountAfter: Int
        /// Whether it ends the reply.
        var isEnd = false
    }

    /// The most bytes that are examined at once.
    private static let byteCountMax = 1024

    /// The tokens that must follow a state, as the tokenizer would spell them, up to the point where the following text could
    /// change the spelling.
    func forcedTokens(after state: GrammarState) -> [ForcedToken] {
        if let known = state.forced { return known }
        let forced = marker(after: state).map { [$0] } ?? findForcedTokens(after: state)
        state.forced = forced
        return forced
    }

    private func findForcedTokens(after state: GrammarState) -> [ForcedToken] {
        let (bytes, end) = forcedBytes(after: state, countMax: Self.byteCountMax)
        let hasEnded = end.isComplete && end.threads.isEmpty
        let spelling = hasEnded ? vocabulary.tokenizer.tokens(forBytes: bytes) : certainTokens(of: bytes, before: end)
        var forced: [ForcedToken] = []
        var state = state
        for token in spelling {
            guard vocabulary.isText(token) else { return forced }
            state = self.state(after: state, token)
            // The spelling lacks bytes that have no token.
            guard state.isComplete || !state.threads.isEmpty else { return forced }
            forced.append(ForcedToken(token: token, tokenCountAfter: state.tokenCount))
        }
        if hasEnded, state === end, let token = vocabulary.endOfGeneration.first {
            forced.append(ForcedToken(token: token, tokenCountAfter: 0, isEnd: true))
        }
        return forced
    }

    /// The tokens of a text that stay the same whatever follows.
    ///
    /// Following text changes the spelling only by a token that crosses the border. For each position where such a token could
    /// begin, the text before it is tokenized; the common prefix of all these spellings is certain.
    private func certainTokens(of bytes: [UInt8], before end: GrammarState) -> [Token] {
        guard !bytes.isEmpty else { return [] }
        let tokenizer = vocabulary.tokenizer
        var certain = tokenizer.tokens(forBytes: bytes)[...]
        for start in bytes.indices.suffix(vocabulary.trie.depthMax) where mayCross(bytes[start...], into: end) {
            let spelling = tokenizer.tokens(forBytes: Array(bytes[..<start]))
            certain = certain.prefix(zip(certain, spelling).prefix { $0 == $1 }.count)
            if certain.isEmpty { break }
        }
        return Array(certain)
    }

    /// Whether some token begins with these bytes and continues with a byte that may follow.
    private func mayCross(_ bytes: ArraySlice<UInt8>, into end: GrammarState) -> Bool {
        let trie = vocabulary.trie
        var node = TokenTrie.root
        for byte in bytes {
            guard let child = trie.child(of: node, by: byte) else { return false }
            node = child
        }
        var child = node + 1
        while child < trie.ends[Int(node)] {
            if mayFollow(trie.bytes[Int(child)], end) { return true }
            child = trie.ends[Int(child)]
        }
        return false
    }
}
