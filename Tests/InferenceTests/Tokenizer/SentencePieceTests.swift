import Testing

@testable import Inference

/// SentencePiece's byte pairs. Tests/Verify compares the tokens with llama.cpp's; these tests check the rules by hand.
struct SentencePieceTests {
    private static let control = ["<unk>", "<s>", "</s>"]
    private static let bytes = (0..<256).map { "<0x" + (String($0, radix: 16, uppercase: true).leftPadded) + ">" }
    /// "ab" and "bc" compete for the letter between them.
    private static let pieces = ["▁", "a", "b", "c", "ab", "bc", "▁a", "本", "日本"]
    private static let userDefined = ["[image]"]
    private static let texts = control + bytes + pieces + userDefined

    private func tokenizer(addsSpace: Bool? = nil, scores: [String: Float] = [:]) throws -> Tokenizer {
        var writer = GGUFWriter()
        let kinds = Self.texts.indices.map { Int32($0 < 3 ? 3 : $0 < 259 ? 6 : $0 < Self.texts.count - 1 ? 1 : 4) }
        writer.metadata = [
            ("tokenizer.ggml.model", .string("llama")),
            ("tokenizer.ggml.tokens", .strings(Self.texts.map { Array($0.utf8) })),
            ("tokenizer.ggml.token_type", .integers(kinds)),
            ("tokenizer.ggml.scores", .numbers(Self.texts.map { scores[$0] ?? -1 })),
            ("tokenizer.ggml.bos_token_id", .uint32(1)),
            ("tokenizer.ggml.eos_token_id", .uint32(2)),
        ]
        if let addsSpace { writer.metadata.append(("tokenizer.ggml.add_space_prefix", .boolean(addsSpace))) }
        return try writer.withFile { try Tokenizer(GGUFFile(contentsOf: $0)) }
    }

    private func names(_ tokens: [Token]) -> [String] { tokens.map { Self.texts[Int($0)] } }

    @Test func `the best score is merged first and the leftmost of equals`() throws {
        let equal = try tokenizer(addsSpace: false)
        #expect(names(equal.tokens(for: "abc")) == ["ab", "c"])
        let right = try tokenizer(addsSpace: false, scores: ["bc": 0])
        #expect(names(right.tokens(for: "abc")) == ["a", "bc"])
        #expect(names(right.tokens(for: "ababc")) == ["ab", "a", "bc"])
    }

    @Test func `a space stands before a text unless the file says otherwise`() throws {
        #expect(names(try tokenizer().tokens(for: "a")) == ["▁a"])
        #expect(names(try tokenizer(addsSpace: false).tokens(for: "a a")) == ["a", "▁a"])
        #expect(try tokenizer().text(of: tokenizer().tokens(for: "a b")) == " a b")
    }

    @Test func `what is no token falls apart into bytes`() throws {
        let tokenizer = try tokenizer(addsSpace: false)
        #expect(names(tokenizer.tokens(for: "日日本")) == ["<0xE6>", "<0x97>", "<0xA5>", "日本"])
        // The first byte claims to start a four-byte character.
        #expect(names(tokenizer.tokens(forBytes: [0xFF, 0x61])) == ["<0xFF>", "<0x61>"])
        #expect(names(tokenizer.tokens(forBytes: [0x80, 0x61])) == ["<0x80>", "a"])
        #expect(names(tokenizer.tokens(for: "\n")) == ["<0x0A>"])
    }

    @Test func `any bytes survive the round trip`() throws {
        let tokenizer = try tokenizer(addsSpace: false)
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0x61...0x63, using: &generator) : UInt8.random(in: 0...0xFF, using: &generator)
            }
            #expect(tokenizer.tokens(forBytes: bytes).flatMap(tokenizer.bytes(of:)) == bytes)
        }
    }

    @Test func `structure comes only from text that asks for it`() throws {
        let tokenizer = try tokenizer(addsSpace: false)
        #expect(names(tokenizer.tokens(for: "a</s>", parsingSpecialTokens: true)) == ["a", "</s>"])
        #expect(!names(tokenizer.tokens(for: "a</s>")).contains("</s>"))
        #expect(names(tokenizer.tokens(for: "a[image]")) == ["a", "[image]"])
        #expect(tokenizer.addsBeginningOfText && tokenizer.beginningOfText == 1)
    }

    @Test func `scores that are no numbers do no harm`() throws {
        let tokenizer = try tokenizer(addsSpace: false, scores: ["ab": .nan, "bc": .infinity])
        #expect(names(tokenizer.tokens(for: "abcab")) == ["a", "bc", "ab"])
    }

    @Test func `a file without a score for every token is refused`() throws {
        var writer = GGUFWriter()
        writer.metadata = [
            ("tokenizer.ggml.model", .string("llama")), ("tokenizer.ggml.tokens", .strings([[0x61], [0x62]])),
            ("tokenizer.ggml.scores", .numbers([0])),
        ]
        #expect(
            throws: ModelFileError.invalidValue(key: "tokenizer.ggml.scores", reason: "1 scores for 2 tokens")
        ) { try writer.withFile { _ = try Tokenizer(GGUFFile(contentsOf: $0)) } }
    }
}

extension String {
    fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}
