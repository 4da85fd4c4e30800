@testable import FoundationModels
import TestSupport
import Testing

@Suite("Incomplete JSON")
struct IncompleteJSONTests {
    @Test(
        arguments: [
            (#"{"a": "hel"#, #"{"a": "hel"}"#), (#"{"a": 1, "b"#, #"{"a": 1}"#), (#"{"a": 1, "b":"#, #"{"a": 1}"#),
            (#"{"a": tru"#, "{}"), (#"{"a": 12"#, "{}"), (#"{"a": 12, "#, #"{"a": 12}"#), (#"[1, 2"#, "[1]"),
            (#"[1, {"b": [true, fal"#, #"[1, {"b": [true]}]"#), (#"{"#, "{}"), ("[", "[]"), (#""ab\u30"#, #""ab""#),
            (#""ab\"#, #""ab""#), (#""\ud83d\ude"#, #""""#), ("nul", "null"), ("-", "null"), ("1.", "null"),
        ])
    func `what is cut off is kept as far as it is certain`(json: String, expected: String) throws {
        let content = try GeneratedContent(json: json)
        #expect(content.jsonString == expected)
        #expect(!content.isComplete)
    }

    @Test
    func `whole values are complete, and so are the whole parts of an open one`() throws {
        for json in ["1", "true", #""a""#, "[]", "{}", " [1] "] {
            #expect(try GeneratedContent(json: json).isComplete)
        }
        let open = try GeneratedContent(json: #"{"a": "whole", "b": "hal"#)
        #expect(!open.isComplete)
        #expect(try open.value(GeneratedContent.self, forProperty: "a").isComplete)
        #expect(try !open.value(GeneratedContent.self, forProperty: "b").isComplete)
    }

    @Test(arguments: 0..<20)
    func `every prefix of a document is usable, and grows into the document`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let whole = GeneratedContent(properties: [
            "first": random.content(depth: 4), "second": random.content(depth: 4),
        ])
        let json = whole.jsonString
        for end in json.indices.dropFirst() {
            let prefix = try GeneratedContent(json: String(json[..<end]))
            guard case .structure(_, let keys) = prefix.kind else {
                Issue.record("\(json[..<end]) is no structure")
                return
            }
            #expect(!prefix.isComplete)
            #expect(["first", "second"].starts(with: keys))
        }
        #expect(try GeneratedContent(json: json) == whole)
    }

    @Test(arguments: [
        "", "  ", "{a", "{1", "[1 2", "[,", "[1,]", "{,", #"{"a" 1"#, "tru3", "01", "1.x", "--1", "{} x", #""\x""#,
        #""\u12g4""#, "\"a\nb\"", "'a'", "]", "nullx", "+1", ".5",
    ])
    func `what is not the beginning of JSON is refused, with the place`(json: String) {
        #expect(failure { try GeneratedContent(json: json) }?.contains("byte") == true)
    }

    @Test
    func `who reads a text that is no JSON is told which text it was`() throws {
        let error = try #require(throws: GeneratedContent.ParsingError.self) { try GeneratedContent(json: "[1 2]") }
        #expect(error.rawContent == "[1 2]")
        #expect(error.debugDescription.contains("byte 3"))
        #expect(error.failureReason == error.debugDescription)
        #expect(error.underlyingError == nil)
        #expect(error.localizedDescription == decodingFailure("").localizedDescription)
    }

    @Test
    func `a session's own reading of JSON fails in the session's words`() {
        #expect(throws: GenerationError.self) { try GeneratedContent(parsing: "[1 2]") }
        #expect(throws: GenerationError.self) { try GeneratedContent(wholeJSON: "[1 2]") }
        #expect(throws: DecodingError.self) { try GenerationSchema(jsonSchemaText: "[1 2]") }
    }

    @Test
    func `nesting has a limit instead of exhausting the stack`() throws {
        #expect(
            failure { try GeneratedContent(json: String(repeating: "[", count: 100_000)) }?.contains("nested") == true)
        #expect(try GeneratedContent(json: String(repeating: "[", count: 200)).isComplete == false)
    }

    @Test
    func `escapes and surrogate pairs are read; half a pair becomes U+FFFD`() throws {
        #expect(
            try GeneratedContent(json: #""\"\\\/\b\f\n\r\t\u00e9\ud83c\udf75""#).value(String.self)
                == "\"\\/\u{8}\u{C}\n\r\té🍵")
        #expect(try GeneratedContent(json: #""\ud83cx\udf75""#).value(String.self) == "\u{FFFD}x\u{FFFD}")
    }

    @Test(arguments: 0..<200)
    func `random bytes never crash the parser`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let alphabet = Array(#"{}[]",:\u0123tfn.eE+- ab"#)
        for _ in 0..<50 {
            let json = String((0..<24).map { _ in alphabet.randomElement(using: &random) ?? "{" })
            guard let content = try? GeneratedContent(json: json) else { continue }
            #expect((try? GeneratedContent(json: content.jsonString)) != nil)
        }
    }
}
