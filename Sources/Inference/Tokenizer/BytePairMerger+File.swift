/// Building the merger from `tokenizer.ggml.merges`: lines of two texts in the byte alphabet with a space between.
extension BytePairMerger {
    /// - Parameter tokens: the token of each text that ordinary text may become.
    init(_ file: GGUFFile, vocabularyCount: Int, tokens: [ArraySlice<UInt8>: Token]) throws(ModelFileError) {
        let key = "tokenizer.ggml.merges"
        guard let lines = try file.strings(key) else { throw .missingKey(key) }
        var symbols = SymbolTable(tokens: tokens, next: Symbol(vocabularyCount))
        let byteSymbols = (UInt8.min...UInt8.max).map { symbols.symbol(of: [$0]) }
        var merges: [UInt64: Merge] = [:]
        merges.reserveCapacity(lines.count)
        for (rank, line) in lines.enumerated() {
            // The first character may be a space itself only in a malformed file; llama.cpp looks from the second on.
            guard let space = line.dropFirst().firstIndex(of: 0x20),
                let left = ByteAlphabet.decode(line[..<space]), let right = ByteAlphabet.decode(line[(space + 1)...]),
                !left.isEmpty, !right.isEmpty
            else { throw .invalidValue(key: key, reason: "line \(rank) is not two texts of the byte alphabet") }
            let pair = Self.key(symbols.symbol(of: left[...]), symbols.symbol(of: right[...]))
            let result = symbols.symbol(of: (left + right)[...])
            if merges[pair] == nil { merges[pair] = Merge(rank: UInt32(rank), result: result) }
        }
        self.init(byteSymbols: byteSymbols, merges: merges)
    }

    /// Numbers texts: tokens by their own number, others from the end of the vocabulary on.
    private struct SymbolTable {
        let tokens: [ArraySlice<UInt8>: Token]
        var next: Symbol
        private var others: [ArraySlice<UInt8>: Symbol] = [:]

        init(tokens: [ArraySlice<UInt8>: Token], next: Symbol) {
            self.tokens = tokens
            self.next = next
        }

        mutating func symbol(of text: ArraySlice<UInt8>) -> Symbol {
            if let token = tokens[text] { return Symbol(token) }
            if let other = others[text] { return other }
            defer { next += 1 }
            others[text] = next
            return next
        }
    }
}
