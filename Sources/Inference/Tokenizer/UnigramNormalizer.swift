/// Normalizes texts for a unigram vocabulary, as the file specifies: characters are replaced by their usual forms, spaces become
/// U+2581, runs of spaces a single one, and a space is inserted at the beginning.
struct UnigramNormalizer: Sendable {
    private static let space: [UInt8] = [0xE2, 0x96, 0x81]
    private static let replacementCharacter: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Texts that aren't normalized.
    private let kept: TokenTrie
    private let replacements: TextReplacements?
    private let addsSpace: Bool
    private let mergesSpaces: Bool

    init(_ file: GGUFFile, kept: TokenTrie) throws(ModelFileError) {
        self.kept = kept
        replacements = try TextReplacements(file)
        addsSpace = try file.boolean("tokenizer.ggml.add_space_prefix") ?? false
        mergesSpaces = try file.boolean("tokenizer.ggml.remove_extra_whitespaces") ?? false
    }

    func normalized(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count * 3)
        var isWithinWord = false
        var needsSpace = addsSpace || mergesSpaces
        var rest = text[...]
        while !rest.isEmpty {
            let (piece, count) = piece(beginning: rest)
            for byte in piece {
                if byte == 0x20 {
                    isWithinWord = false
                    if !mergesSpaces { result += Self.space }
                    continue
                }
                if !isWithinWord, needsSpace { result += Self.space }
                if !isWithinWord { needsSpace = mergesSpaces }
                isWithinWord = true
                result.append(byte)
            }
            rest = rest.dropFirst(count)
        }
        return result
    }

    /// The normalized beginning of a text, and how many of its bytes that covers.
    private func piece(beginning text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, count: Int) {
        if let count = keptCount(text) { return (text.prefix(count), count) }
        if let found = replacements?.replacement(beginning: text) { return found }
        let count = SentencePieceEncoder.length(leadBy: text.first!)
        guard isCharacter(text.prefix(count), count) else { return (Self.replacementCharacter[...], 1) }
        return (text.prefix(count), count)
    }

    private func keptCount(_ text: ArraySlice<UInt8>) -> Int? {
        var node = TokenTrie.root
        var longest: Int?
        for (index, byte) in text.enumerated() {
            guard let next = kept.child(of: node, by: byte) else { break }
            node = next
            if !kept.tokens(at: node).isEmpty { longest = index + 1 }
        }
        return longest
    }

    /// Whether bytes have the form of a UTF-8 character, even if Unicode doesn't allow that character.
    private func isCharacter(_ bytes: ArraySlice<UInt8>, _ count: Int) -> Bool {
        guard bytes.count == count, let first = bytes.first, first < 0x80 || (0xC0...0xF7).contains(first) else {
            return false
        }
        return bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
    }
}
