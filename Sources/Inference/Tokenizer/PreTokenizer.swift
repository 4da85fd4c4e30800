/// Splits a text into pieces, within which byte pairs are merged, by the rules that a vocabulary was trained with.
///
/// A pre-tokenizer is a list of passes, each of which splits the pieces of the previous one. The file specifies its name
/// (`tokenizer.ggml.pre`); a new one is a row in ``named``.
struct PreTokenizer: Sendable {
    /// Returns the end of the piece that begins at the first character of the range.
    typealias Rule = @Sendable (_ text: CharacterText, _ range: Range<Int>) -> Int

    let passes: [Rule]
    /// Whether a piece that is a token as a whole becomes that token, whatever the merges are.
    var takesWholePieces = false
    /// Whether a text begins with the beginning-of-text token if the file doesn't say.
    var addsBeginningOfText = false

    static let named: [String: PreTokenizer] = {
        let rows: [(names: [String], PreTokenizer)] = [
            (["default"], PreTokenizer(passes: [punctuationRuns(), gpt2, numberRuns, digitTriples])),
            (
                [
                    "gpt-2", "phi-2", "mpt", "olmo", "jais", "trillion", "granite-docling", "exaone4", "roberta-bpe",
                    "gigachat", "a.x-4.0", "mellum", "modern-bert", "jina-es", "jina-de", "jina-v2-es", "jina-v2-de",
                    "jina-v1-en", "jina-v2-code",
                ],
                PreTokenizer(passes: [gpt2])
            ),
            (
                ["smollm", "starcoder", "refact", "command-r", "codeshell", "exaone", "minerva-7b", "mellum2"],
                PreTokenizer(passes: [singleNumbers, gpt2])
            ),
            (
                [
                    "llama-bpe", "llama3", "llama-v3", "falcon3", "falcon-h1", "pixtral", "midm-2.0", "lfm2",
                    "jina-v5-nano",
                ],
                PreTokenizer(passes: [words(numbersMax: 3)], takesWholePieces: true, addsBeginningOfText: true)
            ),
            (["dbrx", "smaug-bpe", "chatglm-bpe"], PreTokenizer(passes: [words(numbersMax: 3)])),
            (["glm4", "glm5"], PreTokenizer(passes: [words(numbersMax: 3)], takesWholePieces: true)),
            (
                [
                    "qwen2", "stablelm2", "deepseek-r1-qwen", "megrez", "hunyuan", "grok-2", "solar-open", "kormo",
                    "f2llmv2", "bailingmoe", "bailingmoe2", "llada-moe",
                ],
                PreTokenizer(passes: [words(numbersMax: 1)])
            ),
            (["ufakzeka"], PreTokenizer(passes: [words(numbersMax: 1, hasContractions: false)])),
            (["laguna"], PreTokenizer(passes: [lines, words(numbersMax: 1)])),
            (["jais-2"], PreTokenizer(passes: [words(numbersMax: 3, spaces: whitespaceByPowers)])),
            (["minicpm5"], PreTokenizer(passes: [numberTriples, words(numbersMax: 3)], takesWholePieces: true)),
            (["falcon"], PreTokenizer(passes: [punctuationRuns(and: 0x60), gpt2, digitTriples])),
            (["bloom", "poro-chat", "gpt3-finnish"], PreTokenizer(passes: [betweenSigns])),
            (["viking"], PreTokenizer(passes: [betweenSigns, singleNumbers])),
            (["kimi-k2"], PreTokenizer(passes: [wordsBesideIdeographs])),
            (["afmoe"], PreTokenizer(passes: [numbersFromTheEnd, runs(of: asianScripts), signedWords])),
            (
                ["deepseek-llm"],
                PreTokenizer(passes: [
                    newlines, spacedRuns(of: casedLetters), spacedRuns(of: fullAndHalfWidthSigns), trailingWhitespace,
                    runs(of: [0x4E00...0x9FA5, 0x0800...0x4E00, 0xAC00...0xD7FF]), numberRuns,
                ])
            ),
            (["qwen35"], PreTokenizer(passes: [words(numbersMax: 1, joinsMarks: true)])),
            (["seed-coder"], PreTokenizer(passes: [words(numbersMax: 1, symbolsEndLines: false)])),
            (
                ["deepseek-v3", "hunyuan-dense", "joyai-llm", "hy_v4"],
                PreTokenizer(passes: [
                    numberTriples, runs(of: [0x4E00...0x9FA5, 0x3040...0x309F, 0x30A0...0x30FF]), signedWords,
                ])
            ),
            (
                ["deepseek-coder"],
                PreTokenizer(passes: [
                    newlines, spacedRuns(of: .letter), spacedRuns(of: .punctuation),
                    runs(of: [0x4E00...0x9FA5, 0x0800...0x4E00, 0xAC00...0xD7FF]), singleNumbers,
                ])
            ),
            (["superbpe"], PreTokenizer(passes: [numberRuns, triplesFromTheEnd])),
            // For Mistral's models from Nemo on.
            (["tekken"], PreTokenizer(passes: [casedWords(numbersMax: 1)], takesWholePieces: true)),
            (
                ["gpt-4o", "llama4", "kanana2", "talkie", "minimax-m2"],
                PreTokenizer(passes: [casedWords(numbersMax: 3, hasContractions: true)])
            ),
        ]
        return Dictionary(uniqueKeysWithValues: rows.flatMap { row in row.names.map { ($0, row.1) } })
    }()

    /// `!-/:-~！-／：-～‘-‟　-。`
    private static let fullAndHalfWidthSigns: [ClosedRange<UInt32>] = [
        0x21...0x2F, 0x3A...0x7E, 0xFF01...0xFF0F, 0xFF1A...0xFF5E, 0x2018...0x201F, 0x3000...0x3002,
    ]

    /// `一-鿿㐀-䶿豈-﫿぀-ゟ゠-ヿ･-ﾟ⼀-⿟เ-๿຀-໿ក-៿က-႟ꩠ-ꩿꧠ-꧿가-힯ᄀ-ᇿ`
    private static let asianScripts: [ClosedRange<UInt32>] = [
        0x4E00...0x9FFF, 0x3400...0x4DBF, 0x8C48...0xFAFF, 0x3040...0x309F, 0x30A0...0x30FF, 0xFF65...0xFF9F,
        0x2F00...0x2FDF, 0x0E40...0x0E7F, 0x0E80...0x0EFF, 0x1780...0x17FF, 0x1000...0x109F, 0xAA60...0xAA7F,
        0xA9E0...0xA9FF, 0xAC00...0xD7AF, 0x1100...0x11FF,
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
