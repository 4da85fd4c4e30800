import Foundation
import TestSupport
@testable import FoundationModels
import Testing

@Suite("Schemas as JSON")
struct SchemaCodingTests {
    private func read(_ json: String) throws -> GenerationSchema {
        try JSONDecoder().decode(GenerationSchema.self, from: Data(json.utf8))
    }

    private func error(_ json: String) -> String? {
        do {
            _ = try read(json)
            return nil
        } catch DecodingError.dataCorrupted(let context) {
            return context.debugDescription
        } catch {
            return nil
        }
    }

    @Test(arguments: AppleSchemas.all)
    func `documents in Apple's dialect are read and written again as they were`(json: String) throws {
        let expected = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
        let schema = try read(json)
        try schema.validate()
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(schema)) as? NSDictionary
        #expect(written == expected)
        #expect(try read(schema.debugDescription).json == schema.json)
    }

    @Test(arguments: 0..<150)
    func `a schema survives being saved, with its order and all its guides`(seed: UInt64) throws {
        let schema = RandomSchema.schema(seed: seed)
        let copy = try JSONDecoder().decode(GenerationSchema.self, from: JSONEncoder().encode(schema))
        #expect(copy.json == schema.json)
        let ordered = try GenerationSchema(jsonSchema: GeneratedContent(json: schema.debugDescription))
        #expect(ordered.debugDescription == schema.debugDescription)
    }

    @Test func `a pattern of JSON Schema is one after it was saved, beside a guide's too`() throws {
        let schema = try GenerationSchema(
            jsonSchema: GeneratedContent(
                json: #"""
                    {"type": "object", "properties": {"a": {"type": "string", "pattern": "[0-9]"}},
                    "additionalProperties": false}
                    """#))
        let copy = try JSONDecoder().decode(GenerationSchema.self, from: JSONEncoder().encode(schema))
        #expect(schema.hasECMAScriptPatterns && copy.node == schema.node)
        let prompt = Transcript.Prompt(segments: [], responseFormat: Transcript.ResponseFormat(schema: schema))
        let transcript = Transcript(entries: [.prompt(prompt)])
        let saved = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(transcript))
        guard case .prompt(let again) = saved.first else {
            Issue.record("no prompt")
            return
        }
        #expect(again.responseFormat?.schema.node == schema.node)
        let guide = SchemaNode.string(.pattern("[0-9]"))
        #expect(guide.withAnchoredGuides == .string(.form(TextForm(.pattern("^(?:[0-9])$")))))
    }

    @Test func `a document that says that it is JSON Schema has JSON Schema's patterns`() throws {
        let plain = try read(#"{"type": "string", "pattern": "a+"}"#)
        let named = try read(
            #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "string", "pattern": "a+"}"#)
        #expect(plain.node == .string(.pattern("a+")))
        #expect(named.node == .string(.form(TextForm(.pattern("a+")))))
    }

    @Test(arguments: 0..<150)
    func `damaged schemas are refused or read, and never crash`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var bytes = Array(RandomSchema.schema(seed: seed).debugDescription.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let position = Int.random(in: bytes.indices, using: &random)
            bytes[position] = Array(#"{}[]":,0ae$#/"#.utf8).randomElement(using: &random) ?? 0
        }
        guard let content = try? GeneratedContent(json: String(decoding: bytes, as: UTF8.self)),
            let schema = try? GenerationSchema(jsonSchema: content)
        else { return }
        _ = problem(of: schema)
        #expect(try GenerationSchema(jsonSchema: GeneratedContent(schema.json)).json == schema.json)
    }

    static let ordinarySchemas: [(json: String, node: SchemaNode)] = [
        (#"{"type": ["string", "null"]}"#, SchemaNode.anyOf([.string(.anything), .null])),
        (#"{"const": "a"}"#, .string(.oneOf(["a"]))),
        (#"{"enum": ["a", "b", "a", null]}"#, .anyOf([.string(.oneOf(["a", "b"])), .null])),
        (#"{"enum": [1, 2.5]}"#, .anyOf([.integer(bounds("1", "1")), .number(bounds("2.5", "2.5"))])),
        (#"{"enum": [true, false]}"#, .boolean),
        (#"{"oneOf": [{"type": "integer"}, {"type": "boolean"}]}"#, .anyOf([.integer(.init()), .boolean])),
        (#"{"allOf": [{"type": "boolean"}], "description": "d"}"#, .boolean),
        (#"{"type": "integer", "exclusiveMinimum": 0, "exclusiveMaximum": 10}"#, .integer(bounds("1", "9"))),
        (#"{"type": "integer", "minimum": 0.5, "maximum": 2e1}"#, .integer(bounds("1", "20"))),
        (#"{"type": "integer", "minimum": 3, "exclusiveMinimum": 7}"#, .integer(bounds("8", nil))),
        (#"{"type": "number", "exclusiveMinimum": 0}"#, .number(bounds("0.000000000001", nil))),
        (#"{"minimum": 1}"#, .number(bounds("1", nil))),
        (#"{"type": "array"}"#, .array(of: .any, count: .init())),
        (#"{"items": {"type": "null"}, "minItems": 2}"#, .array(of: .null, count: .init(minimum: 2))),
        (#"{"type": "string", "format": "colour", "x-other": 1, "default": "a"}"#, .string(.anything)),
        (#"{"type": "string", "format": "date"}"#, .string(.form(TextForm(.format("date"))))),
        (#"{"minLength": 2, "maxLength": 3}"#, .string(.form(TextForm(minimumLength: 2, maximumLength: 3)))),
        (#"{"const": true}"#, .constant(GeneratedContent(true))),
        (#"{"type": ["null", "boolean"], "not": {"type": "null"}}"#, .boolean),
        (#"{"pattern": "a+"}"#, .string(.pattern("a+"))),
        ("true", .any), ("{}", .any), ("false", .never), (#"{"not": {}}"#, .never),
    ]

    @Test
    func `ordinary JSON Schema is read as far as a value can keep to it`() throws {
        for (json, node) in Self.ordinarySchemas { #expect(try read(json).node == node, "\(json)") }
    }

    @Test
    func `properties stand in the order of x-order, then of required, then by name, or as they are written`() throws {
        func names(_ schema: GenerationSchema) -> [String] {
            guard case .structure(let structure) = schema.node else { return [] }
            return structure.properties.map(\.name)
        }
        let properties = #""properties": {"d": true, "c": true, "b": true, "a": true}"#
        #expect(
            try names(read(#"{"x-order": ["c", "a"], "required": ["d"], \#(properties)}"#)) == ["c", "a", "d", "b"])
        #expect(try names(read(#"{"required": ["d", "a"], \#(properties)}"#)) == ["d", "a", "b", "c"])
        let content = try GeneratedContent(json: #"{"required": ["a"], \#(properties)}"#)
        #expect(try names(GenerationSchema(jsonSchema: content)) == ["d", "c", "b", "a"])
    }

    @Test
    func `older definitions, and references with escapes, are found`() throws {
        let schema = try read(
            """
            {"type": "array", "items": {"anyOf": [{"$ref": "#/definitions/A"}, {"$ref": "#/$defs/b~1c%20d"}]},
             "definitions": {"A": {"type": "boolean"}}, "$defs": {"b/c d": {"type": "null"}}}
            """)
        #expect(schema.node == .array(of: .anyOf([.reference("A"), .reference("b/c d")]), count: .init()))
        #expect(try read(schema.debugDescription).node == schema.node)
    }

    static let refusedSchemas: [(json: String, message: String)] = [
        (
            ##"{"type": "object", "properties": {"a": {"type": "array", "contains": {"const": 2}}}}"##,
            "#/properties/a: \"contains\""
        ),
        (##"{"type": "string", "minLength": 3, "maxLength": 2}"##, "#: No text"),
        (##"{"type": "number", "multipleOf": 0}"##, "\"multipleOf\""),
        (##"{"allOf": [true], "unevaluatedProperties": false}"##, "\"unevaluatedProperties\" beside \"allOf\""),
        (##"{"type": "object", "required": ["a"], "additionalProperties": false}"##, "\"a\" is required"),
        (##"{"type": "text"}"##, "no type \"text\""),
        (##"{"items": {"$ref": "#/$defs/A"}}"##, "#/items: There is no definition"),
        (##"{"$ref": "#"}"##, "refers to itself"), (##"{"allOf": []}"##, "\"allOf\""),
        (##"{"enum": []}"##, "no values"),
        (##"{"anyOf": [{"type": "null"}], "type": "string"}"##, "No value"),
        (##"{"$dynamicRef": "#a"}"##, "\"$dynamicRef\""),
        ("[]", "an object or a boolean"),
        (##"{"type": "array", "minItems": -1}"##, "\"minItems\""),
        (##"{"type": "integer", "minimum": "1"}"##, "\"minimum\""),
        (##"{"$defs": {"A": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "null"}]}}}"##, "\"A\" refers to itself"),
        (##"{"$defs": {"A": {"items": 3}}}"##, "#/$defs/A/items"), (##"{"title": 3}"##, "\"title\""),
    ]

    @Test
    func `what a value could not keep to is refused with its place`() {
        for (json, message) in Self.refusedSchemas {
            #expect(error(json)?.contains(message) == true, "\(json): \(error(json) ?? "read")")
        }
    }

    @Test
    func `a schema that was read can stand in a type's place, more than once`() throws {
        struct Read: SchemaOnly {
            static var generationSchema: GenerationSchema {
                let json =
                    ##"{"items": {"anyOf": [{"$ref": "#"}, {"$ref": "#/$defs/Item"}]}, "$defs": {"Item": {"type": "null"}}}"##
                return try! GenerationSchema(jsonSchema: GeneratedContent(json: json))
            }
        }
        let schema = GenerationSchema(
            type: Order.self,
            properties: [
                .init(name: "item", type: Menu.Item.self), .init(name: "a", type: Read.self),
                .init(name: "b", type: Read.self),
            ])
        try schema.validate()
        #expect(schema.definitions.map(\.name) == ["Item", "Item-2", "Schema"])
        #expect(schema.node.parts.dropFirst() == [.reference("Schema"), .reference("Schema")])
        #expect(
            schema.definitions["Schema"]
                == .array(of: .anyOf([.reference("Schema"), .reference("Item-2")]), count: .init()))
    }
}

private func bounds(_ minimum: String?, _ maximum: String?) -> SchemaNode.Bounds {
    .init(minimum: minimum.map(JSONNumber.init), maximum: maximum.map(JSONNumber.init))
}
