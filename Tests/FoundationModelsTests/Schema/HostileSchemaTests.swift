import Foundation
import FoundationModelsTesting
import Testing

@testable import FoundationModels
@testable import Inference

/// Extremely large, deep or oddly named schemas.
@Suite("Hostile schemas", .timeLimit(.minutes(1)))
struct HostileSchemaTests {
    /// Nested objects with a boolean at the innermost level.
    private static func nested(_ depth: Int) -> String {
        let open = #"{"type": "object", "required": ["a"], "properties": {"a": "#
        return String(repeating: open, count: depth) + #"{"type": "boolean"}"# + String(repeating: "}}", count: depth)
    }

    @Test(arguments: [40, 90])
    func `a schema as deep as a value can be is filled in`(depth: Int) async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: true)
        let grammar = try SchemaCompiler.grammar(of: GenerationSchema(jsonSchemaText: Self.nested(depth)))
        let reply = try Self.reply(to: grammar, TokenVocabulary(tokenizer: tokenizer))
        let content = try GeneratedContent(json: reply)
        #expect(reply.hasPrefix(#"{"a":{"a":"#) && content.isComplete)
    }

    /// The reply of a model that gives all tokens the same probability.
    private static func reply(to grammar: Grammar, _ vocabulary: TokenVocabulary) throws -> String {
        let constraint = try GrammarConstraint(TokenGrammar(grammar, vocabulary: vocabulary), tokenCountMax: 3000)
        var model = ImaginedModel(.uniform, tokenizer: vocabulary.tokenizer, seed: 1)
        let tokens = try model.reply(keptTo: constraint, tokenCountMax: 3000)
        return String(decoding: tokens.flatMap { vocabulary.tokenizer.bytes(of: $0) }, as: UTF8.self)
    }

    @Test(arguments: [200, 5000])
    func `a schema that is two hundred deep is refused with its place, read or compiled, and nothing runs`(
        depth: Int
    ) async throws {
        let text = Self.nested(depth)
        do {
            let schema = try GenerationSchema(jsonSchemaText: text)
            let model = ScriptedLanguageModel("{}")
            await #expect(throws: (any Error).self) {
                try await LanguageModelSession(model: model).respond(to: "a", schema: schema)
            }
            #expect(throws: GenerationError.self) { try SchemaCompiler.grammar(of: schema) }
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.debugDescription.contains("deep"), "\(context.debugDescription)")
        }
    }

    /// Every character of the first planes that JSON escapes or that needs more than one byte, and some worse ones.
    private static let oddNames: [String] =
        (0..<0x100).map { String(UnicodeScalar(UInt8($0))) } + [
            "", " ", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "👩‍👩‍👧‍👦", "e\u{301}", "\\u0041", "\"", "a\"b\\c/d", "$ref",
            "x-order",
            "__proto__", "\u{10FFFF}", String(repeating: "long", count: 200),
        ]

    @Test
    func `a key may have any character: it is written, forced and read as it is`() async throws {
        let vocabulary = TokenVocabulary(tokenizer: try await GuidedFixture.tokenizer(ofKissaMini: true))
        // Names that compare equal as Swift strings are one property.
        var names: [String] = []
        for name in Self.oddNames where !names.contains(name) { names.append(name) }
        for name in names {
            let root = DynamicGenerationSchema(
                name: "Odd", properties: [.init(name: name, schema: .init(type: Bool.self))])
            let schema = try GenerationSchema(root: root, dependencies: [])
            let again = try JSONDecoder().decode(GenerationSchema.self, from: JSONEncoder().encode(schema))
            #expect(again.node == schema.node, "\(name.debugDescription)")
            let value = GeneratedContent(properties: [name: true])
            #expect(try GeneratedContent(json: value.jsonString) == value)
            let text = try Self.reply(to: SchemaCompiler.grammar(of: schema), vocabulary)
            let content = try GeneratedContent(json: text)
            #expect(try content.value(Bool?.self, forProperty: name) != nil, "\(name.debugDescription): \(text)")
        }
    }

    // MARK: Small texts that describe much

    private static func object(_ name: String) -> String {
        #"{"type": "object", "required": ["\#(name)"], "properties": {"\#(name)": {"type": "boolean"}}}"#
    }

    /// Several `anyOf` lists of ten objects each. A value has to satisfy one object of each list.
    private static func combinations(of count: Int) -> String {
        let lists = (0..<count).map { list in
            "{\"anyOf\": [" + (0..<10).map { object("p\(list)_\($0)") }.joined(separator: ", ") + "]}"
        }
        return "{\"allOf\": [" + lists.joined(separator: ", ") + "]}"
    }

    /// Definitions that each refer twice to the next one, each time combined with another object.
    private static func doubled(_ depth: Int, with further: String = "") -> String {
        let definitions = (0..<depth).map { place in
            let next = "d\(place + 1)"
            return """
                "d\(place)": {"type": "object", "properties": {
                    "a": {"allOf": [{"$ref": "#/$defs/\(next)"}, \(object("x"))]},
                    "b": {"allOf": [{"$ref": "#/$defs/\(next)"}, \(object("y"))]}}}
                """
        }
        return "{\"$ref\": \"#/$defs/d0\", \"$defs\": {"
            + (definitions + ["\"d\(depth)\": {\"type\": \"object\"}\(further)"]).joined(separator: ", ") + "}}"
    }

    @Test func `choices that have to be fulfilled at once are combined`() throws {
        let schema = try GenerationSchema(jsonSchemaText: Self.combinations(of: 2))
        guard case .anyOf(let choices) = schema.node else { throw Unexpected(node: schema.node) }
        #expect(choices.count == 100)
        _ = try GenerationSchema(jsonSchemaText: Self.doubled(5))
    }

    struct Unexpected: Error {
        let node: SchemaNode
    }

    @Test(arguments: [
        combinations(of: 5), combinations(of: 40), doubled(31), doubled(1000),
        "{\"enum\": [" + (0..<20_000).map(String.init).joined(separator: ", ") + "]}",
        "{\"oneOf\": [" + (0..<2000).map { object("p\($0)") }.joined(separator: ", ") + "]}",
    ])
    func `a short text of endless combinations is refused with the reason`(text: String) {
        do {
            _ = try GenerationSchema(jsonSchemaText: text)
            Issue.record("it was read")
        } catch DecodingError.dataCorrupted(let context) {
            let reasons = ["too many combinations", "too deep", "at most 10000 values"]
            #expect(reasons.contains { context.debugDescription.contains($0) }, "\(context.debugDescription)")
        } catch { Issue.record(error) }
    }

    /// Each pattern has the maximum number of states, and no two are the same.
    private static let manyPatterns =
        #"{"type": "object", "properties": {"#
        + (0..<40).map { #""p\#($0)": {"pattern": "\#($0)(a{1000}){30}"}"# }.joined(separator: ", ") + "}}"
    private static let manyTexts =
        #"{"enum": [""# + (0..<300).map { "\($0)" + String(repeating: "a", count: 1000) }.joined(separator: "\", \"")
        + "\"]}"

    @Test(arguments: [manyPatterns, manyTexts])
    func `a schema whose automata are too large together is refused`(text: String) throws {
        let schema = try GenerationSchema(jsonSchemaText: text)
        #expect { try SchemaCompiler.grammar(of: schema) } throws: { error in
            "\(error)".contains("the schema is too large")
        }
    }

    // MARK: Numbers near the greatest one

    private static let counts = ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"]
    private static let places = [
        #"{"K": N}"#, #"{"not": {"K": N}}"#, #"{"oneOf": [{"K": N}, {"type": "null"}]}"#,
        #"{"oneOf": [{"type": "null"}, {"K": N}, {"const": "a"}]}"#,
        #"{"if": {"K": N}, "then": {"type": ["string", "array", "object"]}, "else": {"type": "boolean"}}"#,
        #"{"anyOf": [{"K": N}, {"not": {"K": N}}]}"#,
    ]

    @Test(arguments: counts, [Int.max - 1, .max, 1 << 31, 1 << 40].map(String.init) + ["1e30", "1e300"])
    func `a number of elements near the greatest one ends nothing`(keyword: String, number: String) async throws {
        let vocabulary = TokenVocabulary(tokenizer: try await GuidedFixture.tokenizer(ofKissaMini: false))
        for place in Self.places {
            let text = place.replacing("K", with: keyword).replacing("N", with: number)
            do {
                let schema = try GenerationSchema(jsonSchemaText: text)
                #expect(keyword.hasPrefix("max"), "\(text)")
                // A `not` around a constraint that every value satisfies leaves nothing.
                guard let grammar = try? SchemaCompiler.grammar(of: schema) else {
                    #expect(place.contains("not"), "\(text)")
                    continue
                }
                #expect(throws: Never.self) { try TokenGrammar(grammar, vocabulary: vocabulary) }
            } catch DecodingError.dataCorrupted(let context) {
                #expect(
                    context.debugDescription.contains(keyword) || place.contains("oneOf"), "\(context.debugDescription)"
                )
            }
        }
    }

    @Test(arguments: ["minContains", "maxContains"])
    func `so does one of what an array contains`(keyword: String) {
        #expect(throws: DecodingError.self) {
            try GenerationSchema(
                jsonSchemaText: #"{"type": "array", "contains": true, "\#(keyword)": \#(Int.max)}"#)
        }
    }

    @Test func `as many as can't be is no limit, and a count with a fraction is refused`() throws {
        let schema = try GenerationSchema(jsonSchemaText: #"{"type": "string", "maxLength": 1e300}"#)
        #expect(schema.node == .string(.anything))
        for number in ["1.5", "-1", #""3""#, "-1e300"] {
            #expect(throws: DecodingError.self) {
                try GenerationSchema(jsonSchemaText: #"{"type": "string", "maxLength": \#(number)}"#)
            }
        }
    }

    @Test(arguments: [Int.max, Int.max - 1, Int(Int32.max), Int(Int32.max) - 1])
    func `a text of more characters than any reply is refused where it is asked for`(count: Int) async throws {
        let vocabulary = TokenVocabulary(tokenizer: try await GuidedFixture.tokenizer(ofKissaMini: true))
        var grammar = Grammar(nestingMax: 1)
        let automaton = ByteAutomaton(characters: count, through: nil, of: JSONAutomata.string)
        grammar.root = grammar.add(automaton)
        #expect(throws: GrammarError.self) { try TokenGrammar(grammar, vocabulary: vocabulary) }
        let walk = vocabulary.lock.withLock { _ in
            let counted = vocabulary.automaton(for: automaton)
            return counted.walk(from: counted.next(counted.start, UInt8(ascii: "\"")))
        }
        #expect(
            !walk.groups.isEmpty && walk.groups.allSatisfy { (1...TokenAutomaton.unreachable).contains($0.distance) })
    }

    @Test func `far from the minimum a text goes on as it does by the long way`() async throws {
        let vocabulary = TokenVocabulary(tokenizer: try await GuidedFixture.tokenizer(ofKissaMini: true))
        vocabulary.lock.withLock { _ in
            let base = vocabulary.automaton(for: JSONAutomata.string)
            let inside = base.next(base.start, UInt8(ascii: "\""))
            let table = CharacterTable(base, inside: inside, end: base.next(inside, UInt8(ascii: "\"")))
            for missing in [table.countMax + 1, table.countMax + 2, 1000, 1 << 30] {
                #expect(
                    Self.tokens(table.farWalk(missing: missing))
                        == Self.tokens(table.walk(missing: missing, room: .max)))
            }
        }
    }

    private static func tokens(_ walk: TokenWalk) -> [Int: Set<Token>] {
        walk.groups.reduce(into: [:]) { tokens, group in
            tokens[group.distance, default: []].formUnion(group.tokens)
            for token in Token(0)..<20_000 where group.set?.contains(token) == true {
                tokens[group.distance, default: []].insert(token)
            }
        }
    }

    @Test func `a pattern of many alternatives, repeated, is refused`() {
        let pattern = "(" + Array(repeating: "a", count: 20_000).joined(separator: "|") + "){1000}"
        #expect(throws: PatternError.self) { try PatternAutomaton.automaton(for: pattern) }
    }

    @Test func `an object of a thousand properties is written`() async throws {
        let properties = (0..<1000).map { #""p\#($0)": {"type": "boolean"}"# }.joined(separator: ", ")
        let text = #"{"type": "object", "properties": {\#(properties)}}"#
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: false)
        let grammar = try SchemaCompiler.grammar(of: GenerationSchema(jsonSchemaText: text))
        #expect(throws: Never.self) { try TokenGrammar(grammar, vocabulary: TokenVocabulary(tokenizer: tokenizer)) }
    }
}
