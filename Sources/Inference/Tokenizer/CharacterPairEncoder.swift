/// Byte-pair encoding that starts with characters rather than bytes (Gemma 4): a whole line is merged, and a run of newlines is
/// one token if there is one of that length. Characters that the vocabulary lacks become bytes.
struct CharacterPairEncoder: TextEncoder {
    private let merger: BytePairMerger
    private let vocabularyCount: Int
    private let tokens: TokenTable
    private let byteTokens: TokenTable
    /// Characters that aren't tokens, but parts of merges.
    private let otherSymbols: [[UInt8]: BytePairMerger.Symbol]

    init(_ file: GGUFFile, _ vocabulary: Vocabulary) throws(ModelFileError) {
        vocabularyCount = vocabulary.count
        tokens = TokenTable(vocabulary, ofKinds: [.normal, .unused, .userDefined])
        byteTokens = TokenTable(vocabulary, ofKinds: [.byte])
        (merger, otherSymbols) = try BytePairMerger.ofTexts(file, vocabularyCount: vocabulary.count, tokens: tokens)
    }

    func tokens(for bytes: [UInt8]) -> [Token] {
        let bytes = SentencePieceEncoder.withoutMarks(bytes), text = CharacterText(bytes)
        return PreTokenizer(passes: [PreTokenizer.lines]).pieces(of: text).flatMap { tokens(forLine: bytes[$0]) }
    }

    private func tokens(forLine line: ArraySlice<UInt8>) -> [Token] {
        if line.first == 0x0A, let token = tokens[line] { return [token] }
        let text = CharacterText(Array(line))
        func bytes(_ characters: Range<Int>) -> ArraySlice<UInt8> {
            line[
                line.startIndex + text.offsets[characters.lowerBound]..<line.startIndex
                    + text.offsets[characters.upperBound]]
        }
        let symbols = (0..<text.count).map { symbol(of: bytes($0..<$0 + 1)) }
        var result: [Token] = [], start = 0
        for (symbol, count) in merger.merge(symbols: symbols) {
            if symbol < vocabularyCount {
                result.append(Token(symbol))
            } else {
                result += bytes(start..<start + count).compactMap { byteTokens[CollectionOfOne($0)] }
            }
            start += count
        }
        return result
    }

    private func symbol(of character: ArraySlice<UInt8>) -> BytePairMerger.Symbol {
        if let token = tokens[character] { return BytePairMerger.Symbol(token) }
        return otherSymbols[Array(character)] ?? BytePairMerger.unknown
    }
}
