/// Converts text to a model's tokens and back, as the model's file defines it: byte-level byte-pair encoding, or one of
/// SentencePiece's.
///
/// Every byte sequence survives the round trip, even if it isn't UTF-8, with exceptions for SentencePiece: it inserts a space
/// before a text if the file says so, treats U+2581 as a space, and its unigram model is limited to its vocabulary. Control
/// tokens are never made from ordinary text; they require text that explicitly allows them.
public final class Tokenizer: Sendable {
    let vocabulary: Vocabulary
    private let encoder: any TextEncoder
    let specialTokens: SpecialTokens

    /// The token that a text begins with, for models that want one.
    public let beginningOfText: Token?
    /// The file's end-of-text token.
    let endOfText: Token?
    /// Whether ``beginningOfText`` is placed before every prompt.
    public let addsBeginningOfText: Bool
    /// The tokens that end a reply: end of text, end of turn and similar ones.
    public let endOfGeneration: Set<Token>

    /// The number of tokens.
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
    /// - Parameter parsingSpecialTokens: whether the names of control tokens (`<|im_end|>`) become these tokens. Leave it off for
    ///   a user's text.
    public func tokens(for text: String, parsingSpecialTokens: Bool = false) -> [Token] {
        tokens(forBytes: Array(text.utf8), parsingSpecialTokens: parsingSpecialTokens)
    }

    /// The tokens of any bytes, not necessarily UTF-8.
    public func tokens(forBytes bytes: [UInt8], parsingSpecialTokens: Bool = false) -> [Token] {
        tokens(for: [TextFragment(bytes: bytes, allowed: parsingSpecialTokens ? .all : .userDefined)])
    }

    /// The tokens of fragments that form one text, but differ in the special tokens that they may contain.
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

    /// The bytes of a token. Control tokens have none.
    public func bytes(of token: Token) -> [UInt8] {
        precondition(vocabulary.contains(token), "token \(token) of \(vocabularySize)")
        return isControl(token) ? [] : Array(vocabulary.bytes(of: token))
    }

    /// Appends the bytes of a token.
    func append(bytesOf token: Token, to bytes: inout [UInt8]) {
        precondition(vocabulary.contains(token), "token \(token) of \(vocabularySize)")
        if !isControl(token) { vocabulary.withBytes(of: token) { bytes.append(contentsOf: $0) } }
    }

    /// The text of tokens; invalid UTF-8 becomes U+FFFD.
    public func text(of tokens: [Token]) -> String {
        String(decoding: tokens.flatMap(bytes(of:)), as: UTF8.self)
    }

    /// The control or user-defined token with a name such as `<|im_end|>`.
    public func specialToken(named name: String) -> Token? { specialTokens.token(named: Array(name.utf8)) }

    /// The token's bytes as text.
    func name(of token: Token) -> String { String(decoding: vocabulary.bytes(of: token), as: UTF8.self) }

    /// Whether a token is a control token, rather than text.
    public func isControl(_ token: Token) -> Bool {
        let kind = vocabulary.kind(of: token)
        return kind == .control || kind == .unknown
    }
}
