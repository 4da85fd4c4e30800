/// A hash table from texts to tokens. It compares with the vocabulary's bytes rather than copying them: six to twelve bytes per
/// token.
struct TokenTable: Sendable {
    private static let empty: Token = -1

    private let vocabulary: Vocabulary
    private let hash: TableHash
    /// Tokens, in an open-addressing hash table.
    private var slots: [Token]

    /// The texts of tokens of some kinds; for equal texts the last token is used.
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

    /// The slot of a text's token, or the free one for it.
    private func slot(of text: UnsafeRawBufferPointer) -> Int {
        var slot = hash.slot(of: text)
        while slots[slot] != Self.empty, !vocabulary.withBytes(of: slots[slot], { $0.elementsEqual(text) }) {
            slot = hash.slot(after: slot)
        }
        return slot
    }
}
