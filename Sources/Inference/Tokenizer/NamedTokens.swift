/// Tokens with a special meaning: those that the file specifies, and those that llama.cpp finds by name where files lack them.
struct NamedTokens {
    let beginningOfText: Token?
    /// The file's end-of-text token; templates write it after replies.
    let endOfText: Token?
    /// Represents text that the vocabulary can't express.
    let unknown: Token?
    let endOfGeneration: Set<Token>

    /// Names of tokens that end a turn or a text in known model families.
    private static let endNames = [
        "<|eot_id|>", "<|im_end|>", "<|end|>", "<end_of_turn>", "<|endoftext|>", "</s>", "<|eom_id|>", "<EOT>",
        "<|end_of_text|>", "<eos>", "<turn|>",
    ]

    init(
        _ file: GGUFFile, _ vocabulary: Vocabulary, _ specialTokens: SpecialTokens
    ) throws(ModelFileError) {
        func token(_ name: String) throws(ModelFileError) -> Token? {
            let key = "tokenizer.ggml.\(name)_token_id"
            guard let number = try file.integer(key) else { return nil }
            // Some writers use the maximum value for "none".
            guard number != Int(UInt32.max), number != -1 else { return nil }
            guard let token = Token(exactly: number), vocabulary.contains(token) else {
                throw .invalidValue(key: key, reason: "token \(number) of \(vocabulary.count)")
            }
            return token
        }
        beginningOfText = try token("bos")
        unknown = try token("unknown")
        endOfText = try token("eos")
        let told = [endOfText, try token("eot"), try token("eom")].compactMap { $0 }
        endOfGeneration = Set(told + Self.endNames.compactMap { specialTokens.token(named: Array($0.utf8)) })
    }
}
