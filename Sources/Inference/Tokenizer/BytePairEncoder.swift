/// Byte-level byte-pair encoding: a text is split into pieces, whose bytes are merged.
struct BytePairEncoder: TextEncoder {
    private let merger: BytePairMerger
    private let preTokenizer: PreTokenizer
    private let vocabularyCount: Int
    /// The tokens of ordinary text, by their texts.
    private let ordinaryTokens: TokenTable

    init(_ file: GGUFFile, _ vocabulary: Vocabulary, _ preTokenizer: PreTokenizer) throws(ModelFileError) {
        self.preTokenizer = preTokenizer
        vocabularyCount = vocabulary.count
        ordinaryTokens = TokenTable(vocabulary, ofKinds: [.normal])
        merger = try BytePairMerger(file, vocabularyCount: vocabulary.count, tokens: ordinaryTokens)
    }

    func tokens(for bytes: [UInt8]) -> [Token] {
        preTokenizer.pieces(of: CharacterText(bytes)).flatMap { tokens(forPiece: bytes[$0]) }
    }

    private func tokens(forPiece piece: ArraySlice<UInt8>) -> [Token] {
        if preTokenizer.takesWholePieces, let token = ordinaryTokens[piece] { return [token] }
        var tokens: [Token] = []
        var start = piece.startIndex
        for symbol in merger.merge(piece) {
            let count = symbol.bytes
            tokens += self.tokens(forSymbol: symbol.symbol, bytes: piece[start..<start + count])
            start += count
        }
        return tokens
    }

    /// A symbol outside of the vocabulary is split into its bytes; bytes without a token are lost.
    private func tokens(forSymbol symbol: BytePairMerger.Symbol, bytes: ArraySlice<UInt8>) -> [Token] {
        if symbol < vocabularyCount { return [Token(symbol)] }
        return bytes.compactMap { ordinaryTokens[CollectionOfOne($0)] }
    }
}
