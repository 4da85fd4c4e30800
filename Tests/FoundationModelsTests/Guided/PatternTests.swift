import Testing

@testable import FoundationModels
@testable import Inference

@Suite("Regular expressions as guides")
struct PatternTests {
    private func matches(_ pattern: String, _ text: String) throws -> Bool {
        try PatternAutomaton.automaton(for: pattern).contains(GuidedSpelling.bytes(of: text))
    }

    @Test(
        arguments: [
            (#"\d{3}-\d{4}"#, ["123-4567"], ["123-456", "123-45678", "", "१२३-4567"]),
            (#"(latte|tea)s?"#, ["latte", "teas"], ["lattes s", "te"]),
            (#"^[A-Z][a-z]*$"#, ["A", "Latte"], ["a", "LA"]),
            (#"^a|b$"#, ["a", "b"], ["ab"]),
            (#"[^\d\s]+"#, ["ab!", "喫茶店"], ["a1", "a b", "", "१"]),
            (#"\w+"#, ["a_1", "喫茶", "é"], ["a b", "-"]),
            (#"[\w.-]+@\w+\.(com|jp)"#, ["a.b-c@d.jp"], ["@d.jp", "a@d.de"]),
            (#"(?i)straße|yes"#, ["YES", "yEs", "STRAßE"], ["no"]),
            (#"(?i)[a-c]x"#, ["AX", "bx"], ["dx"]),
            (#"\u{1F600}\x41\u0042\t\."#, ["😀AB\t."], ["😀AB\t!"]),
            (#"a{0}b{,2}c{2,}"#, ["cc", "bbccc"], ["c", "bbbcc", "acc"]),
            (#"(?:a(?<name>b)c)+?"#, ["abc", "abcabc"], ["", "ab"]),
            (#"[]a]+"#, ["]a"], ["b"]), (#"[a\-z]+"#, ["a-z"], ["b"]), (#"[a[bc]]+"#, ["abc"], ["d"]),
            (#""\\n"#, ["\"\\n"], ["\"\n"]), ("", [""], ["a"]), ("a||b", ["a", "", "b"], ["ab"]),
            ("(a*)*", ["", "aaa"], ["b"]), (#".+"#, ["☕", "a b"], ["a\nb", ""]),
        ] as [(String, [String], [String])])
    func `matches what Swift matches`(pattern: String, taken: [String], refused: [String]) throws {
        for text in taken { #expect(try matches(pattern, text), "\(text)") }
        for text in refused { #expect(try !matches(pattern, text), "\(text)") }
    }

    @Test func `a guide's pattern and one of JSON Schema's are two, though JSON writes them alike`() throws {
        let guide = try GenerationSchema(
            root: DynamicGenerationSchema(type: String.self, guides: [.pattern(/a+/)]), dependencies: [])
        let read = try GenerationSchema(jsonSchema: GeneratedContent(json: #"{"type": "string", "pattern": "a+"}"#))
        #expect(guide.guidePatterns == ["a+"] && read.guidePatterns == [""])
    }

    @Test(
        arguments: [
            (#"a(?=b)"#, 1), (#"a\b"#, 1), (#"(a)\1"#, 3), ("a++", 1), ("a^b", 1), ("(a$)b", 2), (#"\p{L}"#, 0),
            ("[[:alpha:]]", 1), ("[a&&b]", 2), ("(a", 0), ("a)", 1), ("[a", 0), ("*a", 0), ("a{2,1}", 1),
            ("a{1001}", 2), ("[z-a]", 1), (#"\"#, 0), ("(?<=a)b", 0), ("(?>a)", 0), ("a{", 1), ("(?i:a)", 0),
            ("a**", 2), ("(?", 0), ("(?P", 0), ("(?<", 0),
        ])
    func `what is not understood is named with its place`(pattern: String, offset: Int) throws {
        let error = #expect(throws: PatternError.self) { try PatternAutomaton.automaton(for: pattern) }
        #expect(error?.offset == offset)
        #expect(error?.pattern == pattern)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try SchemaCompiler.grammar(of: GenerationSchema(name: "Text", node: .string(.pattern(pattern))))
        }
    }

    @Test func `a pattern that grows too large is refused`() {
        #expect(throws: PatternError.self) { try PatternAutomaton.automaton(for: "((a{1000}){1000}){1000}") }
        #expect(throws: PatternError.self) {
            try PatternAutomaton.automaton(for: String(repeating: "(", count: 200) + String(repeating: ")", count: 200))
        }
    }

    @Test func `a pattern that nothing matches is refused`() {
        #expect(throws: PatternError.self) { try PatternAutomaton.automaton(for: #"a[^\s\S]"#) }
    }

    @Test(arguments: RandomSchema.patterns)
    func `what is generated matches`(pattern: String) async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: true)
        let regex = try Regex(pattern)
        for seed in 0..<UInt64(20) {
            var model = ImaginedModel(.uniform, tokenizer: tokenizer, seed: seed)
            let constraint = try GuidedFixture.constraint(.string(.pattern(pattern)), tokenizer)
            let reply = tokenizer.text(of: try model.reply(keptTo: constraint, tokenCountMax: 500))
            let text = try GeneratedContent(json: reply).value(String.self)
            #expect(try regex.wholeMatch(in: text) != nil, "\(text)")
        }
    }
}
