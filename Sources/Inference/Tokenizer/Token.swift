/// A token: an index into the model's vocabulary.
public typealias Token = Int32

/// What a vocabulary entry is for, as the file marks it (`tokenizer.ggml.token_type`).
enum TokenKind: Int, Sendable {
    case normal = 1
    /// Stands for text that the vocabulary can't express.
    case unknown
    /// Structure, never text: the borders of messages, the end of the text.
    case control
    /// Text that is always one token.
    case userDefined
    case unused
    /// A single byte, for text that no other token expresses.
    case byte

    /// Whether ordinary text may become such tokens.
    var isText: Bool { self == .normal || self == .byte }
}
