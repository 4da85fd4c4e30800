/// Cuts a text into the pieces that byte pairs are merged within, by the rules that a vocabulary was trained with.
///
/// A pre-tokenizer is a list of passes; each cuts the pieces of the one before. The file names it
/// (`tokenizer.ggml.pre`); a further one is a row in ``named``.
struct PreTokenizer: Sendable {
    /// Returns where the piece that begins at the first character of the range ends.
    typealias Rule = @Sendable (_ text: CharacterText, _ range: Range<Int>) -> Int

    let passes: [Rule]
    /// A piece that is in the vocabulary as a whole is that token, whatever the merges say.
    var takesWholePieces = false
    /// Whether a text begins with the beginning-of-text token where the file doesn't say.
    var addsBeginningOfText = false

    static let named: [String: PreTokenizer] = [
        "default": PreTokenizer(passes: [punctuationRuns, gpt2, numberRuns, digitTriples]),
        "gpt-2": PreTokenizer(passes: [gpt2]),
        "smollm": PreTokenizer(passes: [singleNumbers, gpt2]),
        "llama-bpe": PreTokenizer(passes: [words(numbersMax: 3)], takesWholePieces: true, addsBeginningOfText: true),
        "qwen2": PreTokenizer(passes: [words(numbersMax: 1)]),
    ]

    /// The byte ranges of a text's pieces, in order and without gaps.
    func pieces(of text: CharacterText) -> [Range<Int>] {
        var pieces = text.count == 0 ? [] : [0..<text.count]
        for pass in passes {
            pieces = pieces.flatMap { Self.cut($0, of: text, by: pass) }
        }
        return pieces.map { text.offsets[$0.lowerBound]..<text.offsets[$0.upperBound] }
    }

    private static func cut(_ range: Range<Int>, of text: CharacterText, by rule: Rule) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = rule(text, start..<range.upperBound)
            pieces.append(start..<end)
            start = end
        }
        return pieces
    }
}
