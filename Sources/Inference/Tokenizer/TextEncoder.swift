/// Makes tokens of text that contains no special tokens: the part of a tokenizer in which the kinds of vocabularies differ.
protocol TextEncoder: Sendable {
    /// - Parameter bytes: not empty; UTF-8 or not.
    func tokens(for bytes: [UInt8]) -> [Token]
}
