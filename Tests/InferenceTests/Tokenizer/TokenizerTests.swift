import Testing

@testable import Inference

/// Text to tokens and back. Tests/Verify compares the tokens with llama.cpp's; these tests check the rules by hand.
struct TokenizerTests {
    private func tokenizer(_ preTokenizer: String = "gpt-2") throws -> Tokenizer {
        try TinyModel(preTokenizer: preTokenizer).load().tokenizer
    }

    private func pieces(_ text: String, _ name: String) -> [String] {
        let bytes = Array(text.utf8)
        return PreTokenizer.named[name]!.pieces(of: CharacterText(bytes)).map {
            String(decoding: bytes[$0], as: UTF8.self)
        }
    }

    @Test func `merges are applied in the order in which they were learnt`() throws {
        let model = TinyModel()
        let tokenizer = try tokenizer()
        #expect(tokenizer.tokens(for: "hello") == [model.token("hello")])
        #expect(tokenizer.tokens(for: "hel") == [model.token("he"), model.token("l")])
        #expect(tokenizer.tokens(for: "lll") == [model.token("ll"), model.token("l")])
        #expect(tokenizer.tokens(for: "hello world").prefix(2) == [model.token("hello"), model.token("Ġw")])
    }

    @Test(arguments: ["gpt-2", "smollm", "llama-bpe", "qwen2", "default"])
    func `any bytes survive the round trip`(_ name: String) throws {
        let tokenizer = try tokenizer(name)
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
                // Mostly UTF-8 lead and continuation bytes, which form whole, incomplete and invalid characters.
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0x80...0xFF, using: &generator) : UInt8.random(in: 0...0x7F, using: &generator)
            }
            #expect(tokenizer.tokens(forBytes: bytes).flatMap(tokenizer.bytes(of:)) == bytes)
        }
    }

    @Test func `text is cut as the named rules say`() {
        #expect(
            pieces("I'll go  there, 1234!\n\nok", "gpt-2") == [
                "I", "'ll", " go", " ", " there", ",", " 1234", "!", "\n", "\n", "ok",
            ])
        #expect(pieces("I'LL 1234  x", "gpt-2") == ["I", "'", "LL", " 1234", " ", " x"])
        #expect(pieces("a 12b", "smollm") == ["a", " ", "1", "2", "b"])
        #expect(
            pieces("I'LL 12345 (x)\n\n y", "llama-bpe") == ["I", "'LL", " ", "123", "45", " (", "x", ")\n\n", " y"])
        #expect(pieces("12 \n  z", "qwen2") == ["1", "2", " \n", " ", " z"])
        #expect(pieces("x=1234,5", "default") == ["x", "=", "123", "4", ",", "5"])
        #expect(pieces("e\u{301}a 1", "qwen35") == ["e\u{301}a", " ", "1"])
        #expect(pieces("e\u{301}a 1", "qwen2") == ["e", "\u{301}a", " ", "1"])
        #expect(pieces("a)\n\n y", "seed-coder") == ["a", ")", "\n\n", " y"])
        #expect(pieces("12345 _x _y日本 x", "deepseek-v3") == ["123", "45", " _", "x", " _", "y", "日本", " x"])
        #expect(pieces("(x)\u{200B}\u{200B}z", "hunyuan-dense") == ["(x", ")", "\u{200B}", "\u{200B}z"])
        #expect(pieces("a b, 12\n", "deepseek-coder") == ["a", " b", ",", " ", "1", "2", "\n"])
        #expect(pieces("Abc é, 12\n", "deepseek-llm") == ["Abc", " é", ",", " ", "12", "\n"])
        #expect(pieces("日本語x's 1234", "kimi-k2") == ["日本語", "x's", " ", "123", "4"])
        #expect(pieces("a`b 1234", "falcon") == ["a", "`", "b", " ", "123", "4"])
        #expect(pieces("ab. cd,e 1", "bloom") == ["ab", ".", " cd", ",", "e", " 1"])
        #expect(pieces("ab 12", "viking") == ["ab", " ", "1", "2"])
        #expect(pieces("12345 ab 6", "afmoe") == ["12", "345", " ab", " ", "6"])
        #expect(pieces("a      b", "jais-2") == ["a", "    ", " ", " b"])
        #expect(pieces("a\n\nb", "laguna") == ["a", "\n\n", "b"])
        #expect(pieces("x's 1", "ufakzeka") == ["x", "'s", " ", "1"])
        #expect(pieces("1234 ab", "minicpm5") == ["123", "4", " ab"])
        #expect(pieces("12345 ab 6", "superbpe") == ["12", "345", " ab ", "6"])
    }

    @Test func `control tokens come only from text that asks for them`() throws {
        let tokenizer = try tokenizer()
        let end = tokenizer.specialToken(named: "<|im_end|>")!
        #expect(tokenizer.tokens(for: "a<|im_end|>b", parsingSpecialTokens: true).contains(end))
        #expect(!tokenizer.tokens(for: "a<|im_end|>b").contains(end))
        #expect(tokenizer.text(of: tokenizer.tokens(for: "a<|im_end|>b")) == "a<|im_end|>b")
        #expect(tokenizer.bytes(of: end).isEmpty)
    }

    @Test func `the end of a reply is known by the file and by name`() throws {
        let tokenizer = try tokenizer()
        #expect(
            tokenizer.endOfGeneration == [
                tokenizer.specialToken(named: "<|im_end|>")!, tokenizer.specialToken(named: "<|endoftext|>")!,
            ])
    }

    @Test func `a stream never shows half a character`() throws {
        let tokenizer = try tokenizer()
        for text in ["naïve ☕ 喫茶店 👩‍🍳 🇯🇵!", "é", "日本"] {
            var stream = TextStream(tokenizer: tokenizer)
            var shown = ""
            for token in tokenizer.tokens(for: text) {
                shown += stream.append(token)
                #expect(text.unicodeScalars.starts(with: shown.unicodeScalars))
            }
            #expect(shown == text)
            #expect(stream.finish() == "")
        }
    }

    @Test func `a stream replaces what is no character`() throws {
        let tokenizer = try tokenizer()
        func stream(_ bytes: [UInt8]) -> [String] {
            var stream = TextStream(tokenizer: tokenizer)
            return bytes.map { stream.append(tokenizer.tokens(forBytes: [$0])[0]) } + [stream.finish()]
        }
        #expect(stream([0x41, 0xFF, 0x42]) == ["A", "\u{FFFD}", "B", ""])
        #expect(stream([0xE3, 0x81]) == ["", "", "\u{FFFD}"])
        #expect(stream([0xE3, 0x41]).joined() == "\u{FFFD}A")
    }

    @Test func `a long word without spaces is merged in linearithmic time`() throws {
        let tokenizer = try tokenizer()
        let text = String(repeating: "hell", count: 50_000)
        #expect(tokenizer.tokens(for: text).count == 50_000)
    }
}
