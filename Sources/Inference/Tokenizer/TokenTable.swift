/// The tokens of texts. It looks their bytes up in the vocabulary rather than keeping them again: six to twelve bytes a token.
struct TokenTable: Sendable {
    private static let empty: Token = -1

    private let vocabulary: Vocabulary
    private let hash: TableHash
    /// Tokens, each in the first free slot from where its search begins.
    private var slots: [Token]

    /// The texts that tokens of some kinds stand for; of equals the last token.
    init(_ vocabulary: Vocabulary, ofKinds kinds: [TokenKind]) {
        self.vocabulary = vocabulary
        hash = TableHash(keyCount: vocabulary.kinds.count { kinds.contains($0) })
        slots = Array(repeating: Self.empty, count: hash.slotCount)
        for token in 0..<Token(vocabulary.count) where kinds.contains(vocabulary.kind(of: token)) {
            let slot = vocabulary.withBytes(of: token) { self.slot(of: $0) }
            slots[slot] = token
        }
    }

    subscript(text: some Sequence<UInt8>) -> Token? {
        text.withContiguousStorageIfAvailable { self[UnsafeRawBufferPointer($0)] }
            ?? Array(text).withUnsafeBytes { self[$0] }
    }

    subscript(text: UnsafeRawBufferPointer) -> Token? {
        let token = slots[slot(of: text)]
        return token == Self.empty ? nil : token
    }

    /// Where a text's token is, or would be.
    private func slot(of text: UnsafeRawBufferPointer) -> Int {
        var slot = hash.slot(of: text)
        while slots[slot] != Self.empty, !vocabulary.withBytes(of: slots[slot], { $0.elementsEqual(text) }) {
            slot = hash.slot(after: slot)
        }
        return slot
    }
}
