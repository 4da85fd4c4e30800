import Foundation
import Testing

@testable import FoundationModels

@Suite("Several demands of JSON Schema on one value")
struct SchemaTogetherTests {
    private func read(_ json: String) throws -> GenerationSchema {
        try JSONDecoder().decode(GenerationSchema.self, from: Data(json.utf8))
    }

    private func takes(_ json: String, _ schema: GenerationSchema) -> Bool {
        guard let content = try? GeneratedContent(json: json) else { return false }
        do {
            try SchemaValidator(schema).check(content)
            return true
        } catch {
            return false
        }
    }

    @Test(
        arguments: [
            (
                ##"{"$defs":{"n":{"type":"integer"}},"$ref":"#/$defs/n","minimum":5}"##, ["5", "6"],
                ["4", "-82", "\"a\""]
            ),
            (
                ##"{"$defs":{"n":{"type":"integer"}},"type":"object","properties":{"x":{"$ref":"#/$defs/n","minimum":5}},"required":["x"]}"##,
                [#"{"x":5}"#], [#"{"x":-82}"#, "{}"]
            ),
            (#"{"enum":[1,2,3],"minimum":2}"#, ["2", "3"], ["1", "4"]),
            (#"{"enum":["a","bb",3],"type":"string","pattern":"^b+$"}"#, [#""bb""#], [#""a""#, "3"]),
            (#"{"const":5,"type":["integer","null"]}"#, ["5"], ["null", "6"]),
            (#"{"type":"integer","anyOf":[{"minimum":3},{"maximum":-3}]}"#, ["3", "-3"], ["0", "3.5"]),
            (#"{"anyOf":[true,false]}"#, ["1", "\"a\"", "[]"], []),
            (#"{"anyOf":[{"type":"null"},false]}"#, ["null"], ["1"]),
            (
                #"{"allOf":[{"type":"integer","minimum":1},{"maximum":4,"type":"number"}]}"#, ["1", "4"],
                ["0", "5", "1.5"]
            ),
            (
                #"{"type":"integer","minimum":3,"exclusiveMinimum":true,"maximum":9,"exclusiveMaximum":false}"#,
                ["4", "9"], ["3", "10"]
            ),
            (
                #"{"required":["a"],"properties":{"b":{"type":"null"}}}"#, [#"{"a":1}"#, #"{"b":null,"a":[]}"#],
                [#"{"b":null}"#]
            ),
            (#"{"minItems":1}"#, ["[1]"], ["[]"]), (#"{"maxItems":2}"#, ["[]", "[1,2]"], ["[1,2,3]"]),
            (
                #"{"properties":{"a":{"type":"integer"}},"anyOf":[{"required":["a"]},{"properties":{"b":{"type":"null"}},"required":["b"]}]}"#,
                [#"{"a":1}"#, #"{"a":1,"b":null}"#, #"{"b":null}"#], [#"{"a":"x"}"#, "{}"]
            ),
            (#"{"oneOf":[{"type":"integer"},{"type":"string"}],"minimum":3}"#, ["3"], ["2"]),
            (#"{"oneOf":[{"type":"integer"},{"minimum":2}]}"#, ["1", "2.5"], ["2", "1.5"]),
            (
                #"{"allOf":[{"properties":{"a":{}},"additionalProperties":false},{"properties":{"b":{}}}]}"#,
                ["{}", #"{"a":1}"#], [#"{"b":1}"#, #"{"a":1,"b":1}"#]
            ),
            (
                #"{"additionalProperties":{"type":"boolean"},"properties":{"a":{"type":"null"}}}"#,
                [#"{"a":null,"b":true}"#, "{}"], [#"{"b":null}"#, #"{"a":true}"#]
            ),
            (
                #"{"oneOf":[{"type":"object","properties":{"k":{"const":"a"}},"required":["k"]},{"type":"object","properties":{"k":{"const":"b"},"n":{"type":"integer"}},"required":["k","n"]}]}"#,
                [#"{"k":"a"}"#, #"{"k":"b","n":1}"#], [#"{"k":"b"}"#, #"{"k":"c"}"#]
            ),
            (
                #"{"type":"object","properties":{"a":false,"b":{"type":"null"}}}"#, ["{}", #"{"b":null}"#],
                [#"{"a":1}"#]
            ),
        ] as [(String, [String], [String])])
    func `all of them hold`(_ json: String, taken: [String], refused: [String]) throws {
        let schema = try read(json)
        for value in taken { #expect(takes(value, schema), "\(value)") }
        for value in refused { #expect(!takes(value, schema), "\(value)") }
    }

    @Test(arguments: [
        (
            #"{"properties":{"x":{"oneOf":[{"type":"integer"},{"type":"integer"}]}}}"#,
            "#/properties/x: \"oneOf\""
        ),
        (#"{"properties":{"y":{"const":5,"type":"string"}}}"#, "#/properties/y: No value"),
        (#"{"properties":{"z":{"type":"string","pattern":"^a+$","const":"bbb"}}}"#, "#/properties/z: No value"),
        (#"{"items":{"allOf":[{"pattern":"^a$"},{"pattern":"^b$"}]}}"#, "#/items: No value"),
        (#"{"exclusiveMinimum":true,"type":"number"}"#, "\"exclusiveMinimum\""),
        (
            ##"{"$defs":{"a":{"properties":{"a":{"$ref":"#/$defs/a","properties":{"b":{}}}}}},"$ref":"#/$defs/a"}"##,
            "contains itself"
        ),
    ])
    func `what can't be kept to is refused where it stands`(_ json: String, message: String) {
        do {
            _ = try read(json)
            Issue.record("\(json) is read")
        } catch {
            #expect("\(error)".contains(message), "\(error)")
        }
    }

    @Test
    func `choices and a pattern hold together, for elements too`() throws {
        let guides: [GenerationGuide<String>] = [.pattern(/^[A-Z].*/), .anyOf(["Alpha", "beta", "Gamma"])]
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(type: String.self, guides: guides), dependencies: [])
        #expect(schema.node == .string(.oneOf(["Alpha", "Gamma"])))
        let reversed = try GenerationSchema(
            root: DynamicGenerationSchema(type: String.self, guides: guides.reversed()), dependencies: [])
        #expect(reversed.node == schema.node)
    }

    @Test
    func `a mode of sampling is told by OS 27's names`() {
        #expect(GenerationOptions.SamplingMode.random(top: 4, seed: 1).kind == .randomTopK(4, seed: 1))
        #expect(
            GenerationOptions.SamplingMode.random(probabilityThreshold: 0.5).kind
                == .randomProbabilityThreshold(0.5, seed: nil))
    }
}
