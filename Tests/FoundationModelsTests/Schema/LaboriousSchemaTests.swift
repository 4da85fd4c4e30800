import Foundation
import Testing

@testable import FoundationModels
@testable import Inference

/// Schemas that are expensive although they have few states. With the whole budget each takes a second or two in a release build,
/// so these tests have a tenth of it. Work that isn't counted would still take hours.
@Suite("Laborious schemas", .timeLimit(.minutes(15)))
struct LaboriousSchemaTests {
    private static func quickly<Value>(_ body: () throws -> Value) rethrows -> Value {
        try SchemaBudget.limited(to: AutomatonEffort.stepCountMax / 10, body)
    }

    private static func list(_ count: Int, _ member: (Int) -> String) -> String {
        (0..<count).map(member).joined(separator: ", ")
    }

    private static let manyDemands =
        "{\"allOf\": [" + list(4900) { #"{"pattern": "a\#($0)?"}"# } + "]}"
    private static let manyNames = "{\"properties\": {" + list(3000) { #""p\#($0)": true"# } + "}, "
    private static let manyKeys =
        "\"patternProperties\": {" + list(3000) { #""^q\#($0)$": {"type": "boolean"}"# } + "}}"
    private static let manyLookaheads = "{\"pattern\": \"^" + (0..<3000).map { "(?!x\($0))" }.joined() + "\"}"
    private static let largeSets =
        #"{"not": {"type": "string", "pattern": "^"# + String(repeating: "(a?){1000}", count: 6) + "b$\"}}"
    private static let braces = #"{"pattern": ""# + String(repeating: "{", count: 1_000_000) + "\"}"
    private static let openBraces = #"{"pattern": ""# + String(repeating: "{1,", count: 400_000) + "\"}"
    /// Characters that aren't adjacent, so that they form no ranges.
    private static let scalars = (0..<60_000).compactMap { UnicodeScalar($0 * 3 + 0x10000) }
    private static let largeClass = #"{"pattern": "["# + String(String.UnicodeScalarView(scalars)) + "]\"}"
    private static let longArray = "{\"const\": [" + list(3000, String.init) + "]}"
    private static let manyShapes = list(1000) { #"{"type": "array", "uniqueItems": true, "minItems": \#($0 % 9)}"# }
    private static let comparedArrays = "{\"allOf\": [\(longArray), {\"anyOf\": [\(manyShapes)]}]}"

    /// Without limits, each of these takes hours or gigabytes.
    private static let laborious = [manyDemands, manyNames + manyKeys, largeSets, comparedArrays]

    @Test(arguments: laborious.indices)
    func `a schema that is much work for few states is refused`(index: Int) {
        do {
            _ = try Self.quickly { try GenerationSchema(jsonSchemaText: Self.laborious[index]) }
            Issue.record("it was read")
        } catch DecodingError.dataCorrupted(let context) {
            let reasons = ["too many combinations", "too much work", "states", "deep"]
            #expect(
                reasons.contains { context.debugDescription.contains($0) }, "\(context.debugDescription.prefix(500))")
            #expect(context.debugDescription.count < 2000)
        } catch { Issue.record(error) }
    }

    private static let manyDivisors = list(2000) {
        #""p\#($0)": {"multipleOf": 0.000001\#(999 - $0 % 900), "minimum": 0, "maximum": 9}"#
    }
    private static let manyLongPatterns = list(3000) {
        #""p\#($0)": {"pattern": "^((\#($0)a{1000}){40}b)?$", "maxLength": 3}"#
    }
    private static let dividedKeys = list(12) { #""(\#($0)|a{300}){20}": true"# }

    private static let laboriousToWrite = [
        "{\"properties\": {\(manyDivisors)}}", "{\"properties\": {\(manyLongPatterns)}}",
        "{\"patternProperties\": {\(dividedKeys)}}", manyLookaheads, braces, openBraces, largeClass,
    ]

    /// Reading is quick because nothing is combined yet.
    @Test(arguments: laboriousToWrite.indices)
    func `a schema that is much work to write is refused`(index: Int) throws {
        let schema = try GenerationSchema(jsonSchemaText: Self.laboriousToWrite[index])
        #expect { try Self.quickly { try SchemaCompiler.grammar(of: schema) } } throws: { error in
            ["too much work", "too large", "states"].contains { "\(error)".contains($0) }
        }
    }

    @Test func `a schema that is much work to check is refused`() throws {
        let schema = try GenerationSchema(jsonSchemaText: "{\"properties\": {\(Self.manyLongPatterns)}}")
        #expect { try schema.validate() } throws: { error in "\(error)".contains("states together") }
    }

    private static let longBesideShort = list(2000) {
        #""p\#($0)": {"pattern": "^a\#($0)$", "minLength": \#($0 % 3), "maxLength": \#(2000 - $0 % 1000)}"#
    }

    /// To count two thousand characters for each was many minutes of work.
    @Test(.timeLimit(.minutes(2)))
    func `long lengths beside short patterns cost no more than these`() throws {
        let schema = try GenerationSchema(jsonSchemaText: "{\"properties\": {\(Self.longBesideShort)}}")
        try schema.validate()
        _ = try SchemaCompiler.grammar(of: schema)
    }

    @Test(arguments: [(0, 3), (2, 2), (1, nil), (4, nil), (0, 0), (3, 2000)] as [(Int, Int?)])
    func `what is counted beside a pattern is the text's characters`(minimum: Int, maximum: Int?) throws {
        var form = TextForm(.pattern("^(a|é|😀|\n|\"){0,6}$"))
        (form.minimumLength, form.maximumLength) = (minimum, maximum)
        let automaton = try TextAutomata().automaton(for: form)
        for text in ["", "a", "é\n", "a😀é", "\"\"\"\"", "aé😀\n\"", "aaaaaa", "aaaaaaa", "ab"] {
            let count = text.unicodeScalars.count
            let fits = count >= minimum && count <= maximum ?? .max && count <= 6 && !text.contains("b")
            #expect(automaton.contains(GuidedSpelling.bytes(of: text)) == fits, "\(text.debugDescription)")
        }
    }

    @Test func `schemas as people write them are far from what is too much`() throws {
        let formats = ["date-time", "uri", "email", "uuid", "ipv6", "hostname", "duration"]
        let texts = Self.list(200) { place in
            #""p\#(place)": {"pattern": "^[A-Z][a-z]{1,20}-\#(place)(?:\\.[0-9]{1,6})?$", "minLength": 4}"#
        }
        let kinds = formats.map {
            #""\#($0)": {"format": "\#($0)"}, "not \#($0)": {"not": {"const": "x"}, "type": "string"}"#
        }
        let schema = try GenerationSchema(
            jsonSchemaText: "{\"properties\": {\(texts), \(kinds.joined(separator: ", "))}, "
                + #""patternProperties": {"^x-[a-z]+$": {"type": "string"}, "^y-": {"type": "number"}}, "#
                + #""additionalProperties": false}"#)
        #expect(throws: Never.self) { try schema.validate() }
        #expect(throws: Never.self) { try SchemaCompiler.grammar(of: schema) }
    }
}
