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
    init(_ file: GGUFFile) throws(ModelFileError) {
        guard let texts = try file.strings("tokenizer.ggml.tokens") else { throw .missingKey("tokenizer.ggml.tokens") }
        guard !texts.isEmpty, texts.count <= Self.countMax else {
            throw .invalidValue(key: "tokenizer.ggml.tokens", reason: "\(texts.count) tokens")
        }
        kinds = try Self.kinds(file, count: texts.count)
        var bytes: [UInt8] = []
        var offsets = [0]
        offsets.reserveCapacity(texts.count + 1)
        for (text, kind) in zip(texts, kinds) {
            // A normal token is written in the byte alphabet, the others as they are.
            bytes += (kind == .normal ? ByteAlphabet.decode(text) : nil) ?? Array(text)
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

    func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[offsets[Int(token)]..<offsets[Int(token) + 1]] }

    func kind(of token: Token) -> TokenKind { kinds[Int(token)] }

    func contains(_ token: Token) -> Bool { kinds.indices.contains(Int(token)) }
}
