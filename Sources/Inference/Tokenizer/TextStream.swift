/// Turns tokens into text while they come, without ever showing half a character.
public struct TextStream: Sendable {
    private let tokenizer: Tokenizer
    /// Bytes that could become a character when more follow: three at most.
    private var pending: [UInt8] = []

    /// Creates a stream of a tokenizer's tokens.
    public init(tokenizer: Tokenizer) {
        self.tokenizer = tokenizer
    }

    /// The text that this token completes; empty where it only begins a character. Bytes that no continuation could make
    /// valid become U+FFFD.
    public mutating func append(_ token: Token) -> String {
        tokenizer.append(bytesOf: token, to: &pending)
        let complete = Self.completeCount(pending)
        let text = pending.withUnsafeBufferPointer { String(decoding: $0[..<complete], as: UTF8.self) }
        pending.removeFirst(complete)
        return text
    }

    /// What is left at the end: U+FFFD for a character that was never completed.
    public mutating func finish() -> String {
        defer { pending.removeAll() }
        return String(decoding: pending, as: UTF8.self)
    }

    private static func completeCount(_ bytes: [UInt8]) -> Int {
        // Mostly a token ends with a letter that no byte can follow.
        guard let last = bytes.last, last >= 0x80 else { return bytes.count }
        for start in bytes.indices.suffix(3) {
            if case .incomplete = UTF8Sequence.length(in: bytes[start...]) { return start }
        }
        return bytes.count
    }
}
