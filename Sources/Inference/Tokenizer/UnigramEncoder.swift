/// SentencePiece's unigram model (Kudo, "Subword Regularization", 2018): every token has a log probability, and the segmentation
/// with the highest total is chosen. A character without a token becomes the unknown token, and consecutive unknown tokens are
/// merged into one.
struct UnigramEncoder: TextEncoder {
    /// The difference between the scores of the unlikeliest token and an unknown character.
    private static let unknownPenalty: Float = 10
    /// T5's unknown token, for files without one.
    private static let unknownDefault: Token = 2

    private let normalizer: UnigramNormalizer
    private let trie: TokenTrie
    /// Log probabilities; zero for texts that are always one token.
    private let scores: [Double]
    private let unknown: Token
    private let unknownScore: Double

    init(_ file: GGUFFile, _ vocabulary: Vocabulary, unknown: Token?) throws(ModelFileError) {
        let scores = try SentencePieceEncoder.scores(file, vocabulary)
        guard vocabulary.contains(unknown ?? Self.unknownDefault) else {
            throw .invalidValue(key: "tokenizer.ggml.tokens", reason: "no token for what is unknown")
        }
        self.unknown = unknown ?? Self.unknownDefault
        // In the file's spelling, with U+2581 for a space.
        let texts = try Self.texts(file)
        func entries(_ kinds: Set<TokenKind>) -> [(token: Token, bytes: ArraySlice<UInt8>)] {
            texts.indices.map { (Token($0), texts[$0][...]) }.filter { kinds.contains(vocabulary.kind(of: $0.token)) }
        }
        trie = TokenTrie(entries([.normal, .userDefined, .unused]))
        normalizer = try UnigramNormalizer(file, kept: TokenTrie(entries([.userDefined])))
        self.scores = scores.enumerated().map { vocabulary.kinds[$0] == .userDefined ? 0 : Double($1) }
        let least = scores.indices.filter { vocabulary.kinds[$0] == .normal }.map { scores[$0] }.min()
        unknownScore = Double((least ?? 0) - Self.unknownPenalty)
    }

    private static func texts(_ file: GGUFFile) throws(ModelFileError) -> [[UInt8]] {
        let strings = try file.strings("tokenizer.ggml.tokens") ?? []
        return withExtendedLifetime(file) { strings.map { Array($0) } }
    }

    func tokens(for bytes: [UInt8]) -> [Token] {
        let text = normalizer.normalized(bytes)
        return text.isEmpty ? [] : tokens(endingAt: ways(through: text))
    }

    /// The best segmentation up to a position: its last token, the start of that, and the total score.
    private struct Way {
        var token: Token
        var start = 0
        var score = -Double.greatestFiniteMagnitude
    }

    /// The best segmentation up to each position.
    private func ways(through text: [UInt8]) -> [Way] {
        var ways = Array(repeating: Way(token: unknown), count: text.count + 1)
        ways[0].score = 0
        var start = 0
        while start < text.count {
            let count = min(SentencePieceEncoder.length(leadBy: text[start]), text.count - start)
            func offer(_ token: Token, _ score: Double, upTo end: Int) {
                let sum = ways[start].score + score
                if sum > ways[end].score { ways[end] = Way(token: token, start: start, score: sum) }
            }
            var isCharacterKnown = false
            var node = TokenTrie.root
            for end in start..<text.count {
                guard let next = trie.child(of: node, by: text[end]) else { break }
                node = next
                // Of equal texts the last token counts, as in the file.
                guard let token = trie.tokens(at: node).max() else { continue }
                if end + 1 - start == count { isCharacterKnown = true }
                offer(token, scores[Int(token)], upTo: end + 1)
            }
            if !isCharacterKnown { offer(unknown, unknownScore, upTo: start + count) }
            start += count
        }
        return ways
    }

    private func tokens(endingAt ways: [Way]) -> [Token] {
        var tokens: [Token] = []
        var end = ways.count - 1
        while end > 0 {
            let way = ways[end]
            if way.token != unknown || tokens.last != unknown { tokens.append(way.token) }
            end = way.start
        }
        return tokens.reversed()
    }
}
