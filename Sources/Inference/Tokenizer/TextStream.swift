/// Converts a stream of tokens to text, without incomplete characters.
public struct TextStream: Sendable {
    private let tokenizer: Tokenizer
    /// Bytes that may become a character with further ones: three at most.
    private var pending: [UInt8] = []

    /// Creates a stream of a tokenizer's tokens.
    public init(tokenizer: Tokenizer) {
        self.tokenizer = tokenizer
    }

    /// The text that this token completes; empty if it only begins a character. Bytes that can't become valid are replaced by
    /// U+FFFD.
    public mutating func append(_ token: Token) -> String {
        tokenizer.append(bytesOf: token, to: &pending)
        let complete = Self.completeCount(pending)
        let text = pending.withUnsafeBufferPointer { String(decoding: $0[..<complete], as: UTF8.self) }
        pending.removeFirst(complete)
        return text
    }

    /// The rest at the end: U+FFFD for an incomplete character.
    public mutating func finish() -> String {
        defer { pending.removeAll() }
        return String(decoding: pending, as: UTF8.self)
    }

    private static func completeCount(_ bytes: [UInt8]) -> Int {
        // A fast path: most tokens end with an ASCII character.
        guard let last = bytes.last, last >= 0x80 else { return bytes.count }
        for start in bytes.indices.suffix(3) {
            if case .incomplete = UTF8Sequence.length(in: bytes[start...]) { return start }
        }
        return bytes.count
    }
}
