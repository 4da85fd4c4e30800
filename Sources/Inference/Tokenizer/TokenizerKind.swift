/// The kinds of tokenizers in `tokenizer.ggml.model`.
enum TokenizerKind: String {
    /// Byte-level byte-pair encoding.
    case bytePairs = "gpt2"
    /// Byte-pair encoding of characters, with merges in SentencePiece's spelling.
    case characterPairs = "gemma4"
    /// SentencePiece's byte-pair encoding.
    case sentencePiece = "llama"
    /// SentencePiece's unigram model.
    case unigram = "t5"

    var spelling: Vocabulary.Spelling {
        switch self {
        case .bytePairs: .byteAlphabet
        case .characterPairs, .sentencePiece, .unigram: .sentencePiece
        }
    }

    /// The encoder, and whether a text begins with the beginning-of-text token if the file doesn't say.
    func encoder(
        _ file: GGUFFile, _ vocabulary: Vocabulary, unknown: Token?
    ) throws(ModelFileError) -> (any TextEncoder, Bool) {
        switch self {
        case .bytePairs:
            let name = try file.string("tokenizer.ggml.pre") ?? "default"
            guard let preTokenizer = PreTokenizer.named[name] else {
                throw .unsupported(what: "pre-tokenizer", value: name)
            }
            return (try BytePairEncoder(file, vocabulary, preTokenizer), preTokenizer.addsBeginningOfText)
        case .characterPairs: return (try CharacterPairEncoder(file, vocabulary), false)
        case .sentencePiece:
            return (try SentencePieceEncoder(file, vocabulary, unknown: unknown), true)
        case .unigram:
            return (try UnigramEncoder(file, vocabulary, unknown: unknown), false)
        }
    }
}
