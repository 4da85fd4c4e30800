import Testing

@testable import Inference

/// SentencePiece's unigram model. Tests/Verify compares the tokens with llama.cpp's; these tests check the rules by hand.
struct UnigramTests {
    private static let control = ["<s>", "</s>", "<unk>"]
    private static let pieces = ["▁", "a", "b", "c", "ab", "bc", "▁ab", "本", "日本", "fi"]
    private static let userDefined = ["[image]", "Ⅷ"]
    private static let texts = control + pieces + userDefined

    private func tokenizer(
        scores: [String: Float] = [:], addsSpace: Bool = false, mergesSpaces: Bool = false, replacements: [UInt8]? = nil
    ) throws -> Tokenizer {
        var writer = GGUFWriter()
        let kinds = Self.texts.map { text in
            Int32(text == "<unk>" ? 2 : Self.control.contains(text) ? 3 : Self.userDefined.contains(text) ? 4 : 1)
        }
        writer.metadata = [
            ("tokenizer.ggml.model", .string("t5")),
            ("tokenizer.ggml.tokens", .strings(Self.texts.map { Array($0.utf8) })),
            ("tokenizer.ggml.token_type", .integers(kinds)),
            ("tokenizer.ggml.scores", .numbers(Self.texts.map { scores[$0] ?? -2 })),
            ("tokenizer.ggml.add_space_prefix", .boolean(addsSpace)),
            ("tokenizer.ggml.remove_extra_whitespaces", .boolean(mergesSpaces)),
        ]
        if let replacements {
            writer.metadata.append(("tokenizer.ggml.precompiled_charsmap", .octets(replacements)))
        }
        return try writer.withFile { try Tokenizer(GGUFFile(contentsOf: $0)) }
    }

    private func names(_ tokens: [Token]) -> [String] { tokens.map { Self.texts[Int($0)] } }

    @Test func `the cut of the greatest sum is taken and the first of equals`() throws {
        #expect(names(try tokenizer().tokens(for: "abc")) == ["a", "bc"])
        #expect(names(try tokenizer(scores: ["ab": -1]).tokens(for: "abc")) == ["ab", "c"])
        // Merging the best pair first would take "ab" here, but "a" followed by "bc" scores higher.
        #expect(names(try tokenizer(scores: ["ab": -1.9, "a": -0.5, "bc": -1]).tokens(for: "abc")) == ["a", "bc"])
    }

    @Test func `what is no token is unknown and a run of it one token`() throws {
        #expect(names(try tokenizer().tokens(for: "aжщb日本")) == ["a", "<unk>", "b", "日本"])
        #expect(names(try tokenizer().tokens(forBytes: [0x61, 0xFF, 0x80, 0x62])) == ["a", "<unk>", "b"])
    }

    @Test func `spaces are added and merged as the file says`() throws {
        #expect(names(try tokenizer().tokens(for: " a  ab")) == ["▁", "a", "▁", "▁ab"])
        #expect(names(try tokenizer(addsSpace: true).tokens(for: "ab ab")) == ["▁ab", "▁ab"])
        #expect(names(try tokenizer(addsSpace: true, mergesSpaces: true).tokens(for: "  ab   ab  ")) == ["▁ab", "▁ab"])
        #expect(try tokenizer(addsSpace: true, mergesSpaces: true).tokens(for: "   ").isEmpty)
        #expect(try tokenizer().text(of: tokenizer().tokens(for: "a ab")) == "a ab")
    }

    @Test func `characters are replaced by the files table`() throws {
        // A trie with one text, "ﬁ" (EF AC 81), which maps to "fi": one unit each for the root, its bytes and the value.
        var units = Array(repeating: UInt32(0), count: 512)
        func offset(_ place: Int) -> UInt32 { UInt32(place) << 10 }
        units[0] = offset(1)
        units[1 ^ 0xEF] = offset((1 ^ 0xEF) ^ 2) | 0xEF
        units[2 ^ 0xAC] = offset((2 ^ 0xAC) ^ 3) | 0xAC
        units[3 ^ 0x81] = offset((3 ^ 0x81) ^ 300) | 0x81 | 1 << 8
        units[300] = 1 << 31 | 2
        var table = (0..<4).map { UInt8(truncatingIfNeeded: (units.count * 4) >> (8 * $0)) }
        for unit in units { table += (0..<4).map { UInt8(truncatingIfNeeded: unit >> (8 * UInt32($0))) } }
        let tokenizer = try tokenizer(replacements: table + Array("x\u{0}fi\u{0}".utf8))
        #expect(names(tokenizer.tokens(for: "ﬁaﬁ")) == ["fi", "a", "fi"])
        #expect(names(tokenizer.tokens(for: "ﬂ")) == ["<unk>"])
    }

    @Test func `texts that are always one token stay whole`() throws {
        #expect(names(try tokenizer().tokens(for: "a[image]Ⅷ")) == ["a", "[image]", "Ⅷ"])
    }

    @Test(arguments: [[1, 2, 3], [9, 0, 0, 0, 1], [8, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]] as [[UInt8]])
    func `a table that is longer than itself is refused`(_ table: [UInt8]) {
        #expect(throws: ModelFileError.self) { try tokenizer(replacements: table) }
    }

    @Test func `no table reaches beyond itself`() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            let unitCount = Int.random(in: 1...300, using: &generator)
            var table = (0..<4).map { UInt8(truncatingIfNeeded: (unitCount * 4) >> (8 * $0)) }
            table += (0..<unitCount * 4 + 8).map { _ in UInt8.random(in: 0...(.max), using: &generator) }
            let tokenizer = try tokenizer(replacements: table)
            let text = (0..<50).map { _ in UInt8.random(in: 0...(.max), using: &generator) }
            #expect(tokenizer.tokens(forBytes: text).allSatisfy { Self.texts.indices.contains(Int($0)) })
        }
    }
}
