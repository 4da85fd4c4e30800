/// Turns text into a model's tokens and back, as the model's file defines it: byte-level byte-pair encoding, or one of
/// SentencePiece's.
///
/// Every byte sequence survives the round trip, UTF-8 or not; only that SentencePiece sets a space before a text where the
/// file wants one, and takes U+2581 for a space, and that its unigram model knows no more than its vocabulary. Tokens that structure a conversation are never made from
/// ordinary text; they come only from texts that ask for it.
public final class Tokenizer: Sendable {
    let vocabulary: Vocabulary
    private let encoder: any TextEncoder
    let specialTokens: SpecialTokens

    /// The token that a text begins with, for models that want one.
    public let beginningOfText: Token?
    /// What the file calls the end.
    let endOfText: Token?
    /// Whether ``beginningOfText`` stands before every prompt.
    public let addsBeginningOfText: Bool
    /// The tokens after which a model has nothing more to say: end of text, end of turn and their kin.
    public let endOfGeneration: Set<Token>

    /// How many tokens there are.
    public var vocabularySize: Int { vocabulary.count }

    init(_ file: GGUFFile) throws(ModelFileError) {
        guard let name = try file.string("tokenizer.ggml.model") else { throw .missingKey("tokenizer.ggml.model") }
        guard let kind = TokenizerKind(rawValue: name) else { throw .unsupported(what: "tokenizer", value: name) }
        vocabulary = try Vocabulary(file, spelling: kind.spelling)
        specialTokens = SpecialTokens(vocabulary)
        let named = try NamedTokens(file, vocabulary, specialTokens)
        beginningOfText = named.beginningOfText
        endOfText = named.endOfText
        endOfGeneration = named.endOfGeneration
        let addsByDefault: Bool
        (encoder, addsByDefault) = try kind.encoder(file, vocabulary, unknown: named.unknown)
        let adds = try file.boolean("tokenizer.ggml.add_bos_token") ?? addsByDefault
        addsBeginningOfText = adds && named.beginningOfText != nil
    }

    /// The tokens of a text, without ``beginningOfText``.
    ///
    /// - Parameter parsingSpecialTokens: whether the names of control tokens (`<|im_end|>`) become these tokens. Leave it
    ///   off for anything that a user wrote.
    public func tokens(for text: String, parsingSpecialTokens: Bool = false) -> [Token] {
        tokens(forBytes: Array(text.utf8), parsingSpecialTokens: parsingSpecialTokens)
    }

    /// The tokens of any bytes, UTF-8 or not.
    public func tokens(forBytes bytes: [UInt8], parsingSpecialTokens: Bool = false) -> [Token] {
        tokens(for: [TextFragment(bytes: bytes, allowed: parsingSpecialTokens ? .all : .userDefined)])
    }

    /// The tokens of fragments that read as one text but differ in which special tokens they may contain.
    func tokens(for fragments: [TextFragment]) -> [Token] {
        var tokens: [Token] = []
        var ordinary: [UInt8] = []
        for part in fragments.flatMap(specialTokens.parts) {
            switch part {
            case .text(let bytes): ordinary += bytes
            case .special(let token):
                tokens += ordinaryTokens(for: ordinary)
                ordinary.removeAll(keepingCapacity: true)
                tokens.append(token)
            }
        }
        return tokens + ordinaryTokens(for: ordinary)
    }

    private func ordinaryTokens(for bytes: [UInt8]) -> [Token] {
        bytes.isEmpty ? [] : encoder.tokens(for: bytes)
    }

    /// The bytes that a token stands for. Control tokens stand for none.
    public func bytes(of token: Token) -> [UInt8] {
        precondition(vocabulary.contains(token), "token \(token) of \(vocabularySize)")
        return isControl(token) ? [] : Array(vocabulary.bytes(of: token))
    }

    /// Appends the bytes that a token stands for.
    func append(bytesOf token: Token, to bytes: inout [UInt8]) {
        precondition(vocabulary.contains(token), "token \(token) of \(vocabularySize)")
        if !isControl(token) { vocabulary.withBytes(of: token) { bytes.append(contentsOf: $0) } }
    }

    /// The text of tokens; what isn't UTF-8 becomes U+FFFD.
    public func text(of tokens: [Token]) -> String {
        String(decoding: tokens.flatMap(bytes(of:)), as: UTF8.self)
    }

    /// The control or user-defined token of that name, like `<|im_end|>`.
    public func specialToken(named name: String) -> Token? { specialTokens.token(named: Array(name.utf8)) }

    /// A token as its bytes are text.
    func name(of token: Token) -> String { String(decoding: vocabulary.bytes(of: token), as: UTF8.self) }

    /// Whether a token is structure rather than text.
    public func isControl(_ token: Token) -> Bool {
        let kind = vocabulary.kind(of: token)
        return kind == .control || kind == .unknown
    }
}
