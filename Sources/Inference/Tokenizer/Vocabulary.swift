/// A model's tokens: the bytes and the kind of each.
struct Vocabulary: Sendable {
    /// The limit of `Int32` for tokens, and of `UInt32` for offsets into their bytes.
    static let countMax = Int(Int32.max)

    let kinds: [TokenKind]
    /// All tokens' bytes, concatenated.
    private let bytes: [UInt8]
    /// The offset of each token's bytes; the last entry is their total number.
    private let offsets: [UInt32]

    var count: Int { kinds.count }

    /// Reads `tokenizer.ggml.tokens` and `tokenizer.ggml.token_type`.
    init(_ file: GGUFFile, spelling: Spelling) throws(ModelFileError) {
        let key = "tokenizer.ggml.tokens"
        guard let texts = try file.strings(key) else { throw .missingKey(key) }
        guard !texts.isEmpty, texts.count <= Self.countMax else {
            throw .invalidValue(key: key, reason: "\(texts.count) tokens")
        }
        let byteCount = texts.reduce(0) { $0 + $1.count }
        guard byteCount <= Self.countMax else { throw .invalidValue(key: key, reason: "\(byteCount) bytes") }
        kinds = try Self.kinds(file, count: texts.count)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        var offsets: [UInt32] = [0]
        offsets.reserveCapacity(texts.count + 1)
        for (text, kind) in zip(texts, kinds) {
            spelling.append(text, kind, onto: &bytes)
            offsets.append(UInt32(bytes.count))
        }
        self.bytes = bytes
        self.offsets = offsets
    }

    private static func kinds(_ file: GGUFFile, count: Int) throws(ModelFileError) -> [TokenKind] {
        let key = "tokenizer.ggml.token_type"
        guard let codes = try file.integers(key) else { return Array(repeating: .normal, count: count) }
        guard codes.count == count else {
            throw .invalidValue(key: key, reason: "\(codes.count) types for \(count) tokens")
        }
        return codes.map { TokenKind(rawValue: $0) ?? .normal }
    }

    func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[range(of: token)] }

    func withBytes<Result>(of token: Token, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(of: token)])) }
    }

    private func range(of token: Token) -> Range<Int> { Int(offsets[Int(token)])..<Int(offsets[Int(token) + 1]) }

    func kind(of token: Token) -> TokenKind { kinds[Int(token)] }

    func contains(_ token: Token) -> Bool { kinds.indices.contains(Int(token)) }
}

extension Vocabulary {
    /// The spelling of the bytes of a vocabulary's entries. Control tokens, and entries with an invalid spelling, are used
    /// literally.
    enum Spelling {
        /// Each byte as a printable character.
        case byteAlphabet
        /// As text with U+2581 for a space, and single bytes as `<0x0A>`.
        case sentencePiece

        /// Appends the bytes that an entry represents, which are never more than those of its text.
        func append(_ text: UnsafeRawBufferPointer, _ kind: TokenKind, onto bytes: inout [UInt8]) {
            let start = bytes.count
            switch (self, kind) {
            case (.byteAlphabet, .normal):
                if ByteAlphabet.decode(text, onto: &bytes) { return }
                bytes.removeSubrange(start...)
            case (.sentencePiece, .normal), (.sentencePiece, .unused):
                bytes += SentencePieceEncoder.withoutMarks(text)
                return
            case (.sentencePiece, .byte):
                if let byte = Self.byte(text) {
                    bytes.append(byte)
                    return
                }
            default: break
            }
            bytes += text
        }

        private static func byte(_ text: UnsafeRawBufferPointer) -> UInt8? {
            guard text.count == 6, text.prefix(3).elementsEqual("<0x".utf8), text[5] == 0x3E else { return nil }
            return UInt8(String(decoding: text[3..<5], as: UTF8.self), radix: 16)
        }
    }
}
