/// A token: an index into the model's vocabulary.
public typealias Token = Int32

/// The kind of a vocabulary entry, as in the file (`tokenizer.ggml.token_type`).
enum TokenKind: Int, Sendable {
    case normal = 1
    /// Represents text that the vocabulary can't express.
    case unknown
    /// Structure, not text: the boundaries of messages, the end of the text.
    case control
    /// Text that is always one token.
    case userDefined
    case unused
    /// A single byte, for text without other tokens.
    case byte

    /// Whether ordinary text may be encoded as such tokens.
    var isText: Bool { self == .normal || self == .byte }
}
