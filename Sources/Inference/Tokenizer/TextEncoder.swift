/// Tokenizes text without special tokens: the part in which kinds of tokenizers differ.
protocol TextEncoder: Sendable {
    /// - Parameter bytes: not empty; any bytes, not necessarily UTF-8.
    func tokens(for bytes: [UInt8]) -> [Token]
}
