/// A model's tokens: what bytes each stands for and what it is for.
struct Vocabulary: Sendable {
    /// Beyond this a token isn't an `Int32` any more.
    static let countMax = Int(Int32.max)

    let kinds: [TokenKind]
    /// All tokens' bytes, one after the other.
    private let bytes: [UInt8]
    /// Where each token's bytes begin, and at the end their number.
    private let offsets: [Int]

    var count: Int { kinds.count }

    /// Reads `tokenizer.ggml.tokens` and `tokenizer.ggml.token_type`.
    init(_ file: GGUFFile, spelling: Spelling) throws(ModelFileError) {
        guard let texts = try file.strings("tokenizer.ggml.tokens") else { throw .missingKey("tokenizer.ggml.tokens") }
        guard !texts.isEmpty, texts.count <= Self.countMax else {
            throw .invalidValue(key: "tokenizer.ggml.tokens", reason: "\(texts.count) tokens")
        }
        kinds = try Self.kinds(file, count: texts.count)
        var bytes: [UInt8] = []
        var offsets = [0]
        offsets.reserveCapacity(texts.count + 1)
        for (text, kind) in zip(texts, kinds) {
            bytes += spelling.bytes(of: text, kind) ?? Array(text)
            offsets.append(bytes.count)
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

    /// The token of each text that one of some kinds stands for; the last of equals.
    func tokens(ofKinds kinds: Set<TokenKind>) -> [ArraySlice<UInt8>: Token] {
        var tokens: [ArraySlice<UInt8>: Token] = [:]
        tokens.reserveCapacity(count)
        for token in 0..<Token(count) where kinds.contains(kind(of: token)) { tokens[bytes(of: token)] = token }
        return tokens
    }

    func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[offsets[Int(token)]..<offsets[Int(token) + 1]] }

    func kind(of token: Token) -> TokenKind { kinds[Int(token)] }

    func contains(_ token: Token) -> Bool { kinds.indices.contains(Int(token)) }
}

extension Vocabulary {
    /// How a file writes the bytes of a vocabulary's entries. Control tokens stand as they are everywhere.
    enum Spelling {
        /// Each byte as a printable character.
        case byteAlphabet
        /// As text with U+2581 for a space, and single bytes as `<0x0A>`.
        case sentencePiece

        func bytes(of text: UnsafeRawBufferPointer, _ kind: TokenKind) -> [UInt8]? {
            switch (self, kind) {
            case (.byteAlphabet, .normal): ByteAlphabet.decode(text)
            case (.sentencePiece, .normal), (.sentencePiece, .unused): SentencePieceEncoder.withoutMarks(text)
            case (.sentencePiece, .byte): Self.byte(text).map { [$0] }
            default: nil
            }
        }

        private static func byte(_ text: UnsafeRawBufferPointer) -> UInt8? {
            guard text.count == 6, text.prefix(3).elementsEqual("<0x".utf8), text[5] == 0x3E else { return nil }
            return UInt8(String(decoding: text[3..<5], as: UTF8.self), radix: 16)
        }
    }
}
