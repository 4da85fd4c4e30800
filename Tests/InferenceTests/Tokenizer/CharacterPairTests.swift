import Testing

@testable import Inference

/// Vocabularies whose merges start from characters, as in Gemma 4.
struct CharacterPairTests {
    private static let texts =
        ["<unk>", "<s>", "</s>"]
        + (0..<256).map { "<0x" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) + ">" }
        + ["▁", "a", "b", "ab", "▁ab", "\n", "\n\n"]

    private func tokenizer() throws -> Tokenizer {
        var writer = GGUFWriter()
        writer.metadata = [
            ("tokenizer.ggml.model", .string("gemma4")),
            ("tokenizer.ggml.tokens", .strings(Self.texts.map { Array($0.utf8) })),
            ("tokenizer.ggml.token_type", .integers(Self.texts.indices.map { $0 < 3 ? 3 : $0 < 259 ? 6 : 1 })),
            ("tokenizer.ggml.merges", .strings(["a b", "▁ ab"].map { Array($0.utf8) })),
            ("tokenizer.ggml.eos_token_id", .uint32(2)),
        ]
        return try writer.withFile { try Tokenizer(GGUFFile(contentsOf: $0)) }
    }

    private func token(_ text: String) -> Token { Token(Self.texts.firstIndex(of: text)!) }

    @Test func `merges go over spaces`() throws {
        let tokenizer = try tokenizer()
        #expect(tokenizer.tokens(for: "ab ab") == [token("ab"), token("▁ab")])
        #expect(tokenizer.tokens(for: "a  b") == [token("a"), token("▁"), token("▁"), token("b")])
    }

    @Test func `newlines are one token where there is one of their number`() throws {
        let tokenizer = try tokenizer()
        #expect(tokenizer.tokens(for: "a\n\nb") == [token("a"), token("\n\n"), token("b")])
        #expect(tokenizer.tokens(for: "\n\n\n") == [token("\n"), token("\n"), token("\n")])
    }

    @Test func `what the vocabulary lacks is said in bytes, and survives`() throws {
        let tokenizer = try tokenizer()
        #expect(tokenizer.tokens(for: "é") == [token("<0xC3>"), token("<0xA9>")])
        for bytes in [Array("ab é日\n\n x".utf8), [0xFF, 0x61, 0xE2, 0x96]] {
            #expect(tokenizer.tokens(forBytes: bytes).flatMap(tokenizer.bytes(of:)) == bytes)
        }
    }
}
