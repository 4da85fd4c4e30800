import Foundation
import TestSupport
import Testing

@testable import FoundationModels
@testable import Inference

@Suite("Whatever JSON Schema somebody sends, what is generated fulfils it by the specification")
struct JSONSchemaPropertyTests {
    /// The environment can raise this.
    private static let schemaCount = Int(ProcessInfo.processInfo.environment["KISSA_GUIDED_SCHEMAS"] ?? "") ?? 150
    private static let replyCount = 12

    @Test
    func `every reply fulfils its schema, and what can't be kept to is refused by its name`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: false)
        let vocabulary = TokenVocabulary(tokenizer: tokenizer)
        var compiledCount = 0
        for seed in 1...UInt64(Self.schemaCount) {
            let text = RandomJSONSchema.text(seed: seed)
            guard let grammar = try grammar(of: text, vocabulary) else { continue }
            compiledCount += 1
            let oracle = JSONSchemaOracle(root: try GeneratedContent(json: text))
            for number in 0..<Self.replyCount {
                let reply = try reply(number, to: grammar, seed: seed)
                let content = try GeneratedContent(json: reply)
                #expect(content.isComplete && oracle.takes(content), "seed \(seed): \(reply) by \(text)")
            }
        }
        #expect(compiledCount > Self.schemaCount / 2, "\(compiledCount) of \(Self.schemaCount)")
    }

    /// Nil if the schema is unsatisfiable or is rejected with a reason.
    private func grammar(of text: String, _ vocabulary: TokenVocabulary) throws -> TokenGrammar? {
        do {
            let schema = try GenerationSchema(jsonSchemaText: text)
            return try TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary)
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.debugDescription.hasPrefix("At #"), "\(context.debugDescription)")
        } catch LanguageModelSession.GenerationError.unsupportedGuide(let context) {
            #expect(!context.debugDescription.isEmpty)
        } catch let error as GrammarError {
            #expect(error == .empty, "\(error)")
        }
        return nil
    }

    private func reply(_ number: Int, to grammar: TokenGrammar, seed: UInt64) throws -> String {
        let tastes = ImaginedModel.Taste.allCases
        let limit = grammar.shortestTokenCount + [0, 3, 20, 80][number % 4]
        let tokenizer = grammar.vocabulary.tokenizer
        var model = ImaginedModel(
            tastes[number % tastes.count], tokenizer: tokenizer, seed: seed &* 100 &+ UInt64(number))
        let constraint = try GrammarConstraint(grammar, tokenCountMax: limit)
        return tokenizer.text(of: try model.reply(keptTo: constraint, tokenCountMax: limit))
    }

    /// Values that people would write, in the layout and key order of generated text.
    private static let taken: [(schema: String, values: [String], refused: [String])] = [
        (
            #"{"type":"string","minLength":2,"maxLength":4}"#, [#""ab""#, #""é\n😀x""#, #""\u00e9\ud83d\ude00""#],
            [#""a""#, #""abcde""#, #""\ud83d\ude00""#]
        ),
        (#"{"type":"string","pattern":"b"}"#, [#""abc""#, #""b""#], [#""ac""#]),
        (#"{"type":"string","pattern":"^a|b$","maxLength":3}"#, [#""axx""#, #""xb""#], [#""xa""#, #""axxx""#]),
        (#"{"type":"string","pattern":"^(?!con)[a-z]+$"}"#, [#""cobra""#, #""c""#], [#""con""#, #""cons""#]),
        (#"{"allOf":[{"pattern":"a"},{"pattern":"b"}]}"#, [#""ab""#, #""xbxa""#], [#""a""#, #""b""#]),
        (
            #"{"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":{"type":"null"}}"#,
            [#"{"a":1,"b":null}"#, #"{"b":null,"c":null}"#, "{}"], [#"{"b":1}"#, #"{"b":null,"a":null}"#]
        ),
        (
            #"{"type":"object","patternProperties":{"^x-":{"type":"integer"}},"additionalProperties":false}"#,
            [#"{"x-a":1,"x-":2}"#, "{}"], [#"{"a":1}"#, #"{"x-a":null}"#]
        ),
        (
            #"{"type":"object","minProperties":1,"maxProperties":2}"#, [#"{"a":1}"#, #"{"a":1,"b":[]}"#],
            ["{}", #"{"a":1,"b":1,"c":1}"#]
        ),
        (
            #"{"properties":{"a":{},"b":{},"c":{}},"additionalProperties":false,"minProperties":2}"#,
            [#"{"a":1,"c":1}"#, #"{"a":1,"b":1,"c":1}"#], [#"{"a":1}"#, "{}"]
        ),
        (#"{"not":{"type":"string"}}"#, ["1", "null", "{}"], [#""a""#]),
        (#"{"type":"string","not":{"enum":["a","b"]}}"#, [#""c""#, #""aa""#, #""""#], [#""a""#]),
        (#"{"type":"object","not":{"required":["a"]}}"#, [#"{"b":1}"#, "{}"], [#"{"a":1}"#, #"{"b":1,"a":1}"#]),
        (#"{"type":"integer","multipleOf":7,"minimum":0}"#, ["0", "7", "4900007"], ["1", "8", "4900008"]),
        (#"{"type":"number","multipleOf":0.25}"#, ["1", "1.5", "-0.75", "2.50"], ["0.3", "0.125"]),
        (#"{"oneOf":[{"type":"integer"},{"minimum":2}]}"#, ["1", "2.5", "-7"], ["2", "3"]),
        (
            #"{"items":{"enum":["a","b"]},"uniqueItems":true}"#, ["[]", #"["b","a"]"#, #"["a"]"#],
            [#"["a","a"]"#, #"["a","b","a"]"#]
        ),
        (
            #"{"prefixItems":[{"type":"integer"},{"type":"null"}],"items":false,"minItems":1}"#, ["[1]", "[1,null]"],
            ["[]", "[1,2]", "[1,null,1]"]
        ),
        (
            #"{"properties":{"k":{"enum":["a","b"]},"n":{"type":"integer"}},"required":["k"],"if":{"properties":{"k":{"const":"a"}}},"then":{"required":["n"]}}"#,
            [#"{"k":"b"}"#, #"{"k":"a","n":1}"#], [#"{"k":"a"}"#]
        ),
        (
            #"{"properties":{"a":{},"b":{}},"additionalProperties":false,"dependentRequired":{"a":["b"]}}"#,
            [#"{"a":1,"b":1}"#, #"{"b":1}"#, "{}"], [#"{"a":1}"#]
        ),
        (
            ##"{"properties":{"a":{"type":"object","properties":{"n":{"type":"null"}}},"b":{"$ref":"#/properties/a"}}}"##,
            [#"{"b":{"n":null}}"#], [#"{"b":1}"#]
        ),
        (#"{"const":{"a":[true,"x"]}}"#, [#"{"a":[true,"x"]}"#], ["{}"]),
        (#"{"enum":[true,[],"a"]}"#, ["true", "[]", #""a""#], ["false", "[1]"]),
        (#"{"propertyNames":{"maxLength":1},"additionalProperties":true}"#, [#"{"a":1}"#, "{}"], [#"{"ab":1}"#]),
    ]

    @Test func `valid values are let through, and others aren't`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: true)
        let vocabulary = TokenVocabulary(tokenizer: tokenizer)
        for (schema, values, refused) in Self.taken {
            let grammar = try TokenGrammar(
                SchemaCompiler.grammar(of: GenerationSchema(jsonSchemaText: schema)), vocabulary: vocabulary)
            let oracle = JSONSchemaOracle(root: try GeneratedContent(json: schema))
            for value in values + refused {
                let isTaken = try isAllowed(value, grammar)
                #expect(isTaken == values.contains(value), "\(value) by \(schema)")
                if isTaken { #expect(oracle.takes(try GeneratedContent(json: value)), "\(value) by \(schema)") }
            }
        }
    }

    private func isAllowed(_ text: String, _ grammar: TokenGrammar) throws -> Bool {
        let constraint = try GrammarConstraint(grammar, tokenCountMax: 5000)
        for token in grammar.vocabulary.tokenizer.tokens(forBytes: Array(text.utf8)) {
            guard constraint.allowedTokens()?.contains(token) ?? true else { return false }
            constraint.accept(token)
        }
        return constraint.isComplete
    }

    private static let formats: [(name: String, taken: [String], refused: [String])] = [
        ("date", ["2024-02-29", "1999-12-31"], ["2023-02-29", "2024-13-01", "2024-1-1", "2024-04-31"]),
        ("time", ["10:20:30Z", "23:59:60Z", "01:02:03.456+02:00"], ["24:00:00Z", "10:20:30", "12:00:60Z"]),
        ("date-time", ["2024-02-29T10:20:30Z"], ["2024-02-29 10:20:30Z", "2024-02-29"]),
        ("duration", ["P1Y2M3D", "PT5M", "P4W", "P1DT12H"], ["P", "PT", "1D", "P1D2H", "P1W2D"]),
        ("uuid", ["2eb8aa08-aa98-11ea-b4aa-73b441d16380"], ["2eb8aa08-aa98-11ea-b4aa73b441d16380"]),
        ("ipv4", ["192.168.0.1", "0.0.0.0"], ["256.0.0.1", "1.2.3", "01.2.3.4"]),
        (
            "ipv6", ["::", "::1", "2001:db8::8a2e:370:7334", "::ffff:1.2.3.4", "1:2:3:4:5:6:7::"],
            ["1:2:3:4:5:6:7", ":1", "1::2::3", "12345::", "1:2:3:4:5:6:7:8:9"]
        ),
        ("email", ["a.b@example.org"], ["a", "@b", "a..b@c.d", ".a@b.c"]),
        ("hostname", ["example.org", "a-b.c"], ["-a.b", "a..b", "a_b", ""]),
        ("uri", ["https://example.org:80/a/b?c=d#e", "mailto:a@b.c", "urn:x:y"], ["/a", "a b:c", "//a"]),
        ("uri-reference", ["/a/b?c", "a", "#x", "http://a"], ["\\\\a", "a b"]),
        ("json-pointer", ["", "/a~0b/~1"], ["a", "/~2"]),
    ]

    @Test func `a format is kept to, and one with another name is a remark`() async throws {
        let vocabulary = TokenVocabulary(tokenizer: try await GuidedFixture.tokenizer(ofKissaMini: true))
        for (name, taken, refused) in Self.formats {
            let schema = try GenerationSchema(jsonSchemaText: #"{"type":"string","format":"\#(name)"}"#)
            let grammar = try TokenGrammar(SchemaCompiler.grammar(of: schema), vocabulary: vocabulary)
            for text in taken + refused {
                let json = GeneratedContent(text).jsonString
                #expect(try isAllowed(json, grammar) == taken.contains(text), "\(text) as \(name)")
            }
        }
        let other = try GenerationSchema(jsonSchemaText: #"{"type":"string","format":"colour"}"#)
        #expect(other.node == .string(.anything))
    }

    @Test func `a text of a limited length leaves what its rest has room for, token by token`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: true)
        let text = Array(#""abé the quick brown fox 喫茶店""#.utf8)
        for (minimum, maximum) in [(0, 3), (0, 5), (2, 40), (25, nil), (3, 3), (0, 400)] as [(Int, Int?)] {
            let form = TextForm(minimumLength: minimum, maximumLength: maximum)
            let counted = try GuidedFixture.constraint(.string(.form(form)), tokenizer)
            // The same constraint as an automaton with one state for each length.
            let plain = try GuidedFixture.constraint(
                .string(.form(form.and(TextForm(.pattern("^[^]*$"))))), tokenizer)
            let free = try GuidedFixture.constraint(.string(.anything), tokenizer)
            for token in tokenizer.tokens(forBytes: text) {
                let mask = try #require(counted.allowedTokens()), all = try #require(free.allowedTokens())
                let wanted = try #require(plain.allowedTokens())
                for token in Token(0)..<Token(tokenizer.vocabularySize) {
                    if mask.contains(token) { #expect(all.contains(token)) }
                    // With a pattern, only the necessary escapes are allowed in a text.
                    if wanted.contains(token) { #expect(mask.contains(token), "\(tokenizer.bytes(of: token))") }
                    let isPlain = !tokenizer.bytes(of: token).contains(UInt8(ascii: "\\"))
                    if mask.contains(token), isPlain, wanted.contains(token) != mask.contains(token) {
                        Issue.record("\(minimum) to \(maximum ?? -1): \(tokenizer.bytes(of: token))")
                    }
                }
                guard mask.contains(token), wanted.contains(token) else { break }
                for constraint in [counted, plain, free] { constraint.accept(token) }
            }
        }
    }
}
