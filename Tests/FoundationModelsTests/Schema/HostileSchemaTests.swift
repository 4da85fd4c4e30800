import Foundation
import Testing

@testable import FoundationModels
@testable import Inference

/// Schemas as large, deep and oddly named as somebody may send them.
@Suite("Hostile schemas", .timeLimit(.minutes(1)))
struct HostileSchemaTests {
    /// Objects within one another, the innermost a boolean.
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

    /// What a model that likes all tokens alike writes.
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

    /// Every character of the first planes that JSON escapes or that is more than one byte long, and some that are worse.
    private static let oddNames: [String] =
        (0..<0x100).map { String(UnicodeScalar(UInt8($0))) } + [
            "", " ", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "👩‍👩‍👧‍👦", "e\u{301}", "\\u0041", "\"", "a\"b\\c/d", "$ref",
            "x-order",
            "__proto__", "\u{10FFFF}", String(repeating: "long", count: 200),
        ]

    @Test
    func `a key may have any character: it is written, forced and read as it is`() async throws {
        let vocabulary = TokenVocabulary(tokenizer: try await GuidedFixture.tokenizer(ofKissaMini: true))
        // Names that are equal as Swift strings are one property.
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
}
