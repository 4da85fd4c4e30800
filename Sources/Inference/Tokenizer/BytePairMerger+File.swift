/// Creates the merger from `tokenizer.ggml.merges`: lines of two texts in the byte alphabet with a space between.
extension BytePairMerger {
    /// - Parameter tokens: the tokens of ordinary text, by their texts.
    init(_ file: GGUFFile, vocabularyCount: Int, tokens: TokenTable) throws(ModelFileError) {
        let key = "tokenizer.ggml.merges"
        guard let lines = try file.strings(key) else { throw .missingKey(key) }
        var symbols = SymbolTable(tokens: tokens, next: Symbol(vocabularyCount))
        let byteSymbols = (UInt8.min...UInt8.max).map { symbols.symbol(of: [$0]) }
        var merges = MergeTable(countMax: lines.count)
        var text: [UInt8] = []
        for (rank, line) in lines.enumerated() {
            text.removeAll(keepingCapacity: true)
            // The first character may be a space only in a malformed file; llama.cpp searches from the second one on.
            guard let space = line.dropFirst().firstIndex(of: 0x20), ByteAlphabet.decode(line[..<space], onto: &text),
                case let middle = text.count, middle > 0, ByteAlphabet.decode(line[(space + 1)...], onto: &text),
                text.count > middle
            else { throw .invalidValue(key: key, reason: "line \(rank) is not two texts of the byte alphabet") }
            merges.append(
                MergeTable.Merge(
                    left: symbols.symbol(of: text[..<middle]), right: symbols.symbol(of: text[middle...]),
                    result: symbols.symbol(of: text[...])))
        }
        self.init(byteSymbols: byteSymbols, merges: merges)
    }

    /// The same for merges of texts in SentencePiece's spelling. Also returns the symbols of texts that aren't tokens.
    static func ofTexts(
        _ file: GGUFFile, vocabularyCount: Int, tokens: TokenTable
    ) throws(ModelFileError) -> (BytePairMerger, others: [[UInt8]: Symbol]) {
        let key = "tokenizer.ggml.merges"
        guard let lines = try file.strings(key) else { throw .missingKey(key) }
        var symbols = SymbolTable(tokens: tokens, next: Symbol(vocabularyCount))
        var merges = MergeTable(countMax: lines.count)
        for (rank, line) in lines.enumerated() {
            guard let space = line.dropFirst().firstIndex(of: 0x20), space + 1 < line.count else {
                throw .invalidValue(key: key, reason: "line \(rank) is not two texts")
            }
            let left = SentencePieceEncoder.withoutMarks(line[..<space])
            let right = SentencePieceEncoder.withoutMarks(line[(space + 1)...])
            merges.append(
                MergeTable.Merge(
                    left: symbols.symbol(of: left[...]), right: symbols.symbol(of: right[...]),
                    result: symbols.symbol(of: (left + right)[...])))
        }
        return (BytePairMerger(byteSymbols: [], merges: merges), symbols.others)
    }

    /// Assigns symbols to texts: tokens keep their number, other texts are numbered from the end of the vocabulary on.
    private struct SymbolTable {
        let tokens: TokenTable
        var next: Symbol
        private(set) var others: [[UInt8]: Symbol] = [:]

        init(tokens: TokenTable, next: Symbol) {
            self.tokens = tokens
            self.next = next
        }

        mutating func symbol(of text: ArraySlice<UInt8>) -> Symbol {
            if let token = tokens[text] { return Symbol(token) }
            let text = Array(text)
            if let other = others[text] { return other }
            defer { next += 1 }
            others[text] = next
            return next
        }
    }
}
