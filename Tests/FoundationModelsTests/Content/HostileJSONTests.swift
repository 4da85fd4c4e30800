import Foundation
import TestSupport
@testable import FoundationModels
import Testing

@Suite("Hostile JSON")
struct HostileJSONTests {
    @Test
    func `a string of ten megabytes is read and written`() throws {
        let text = String(repeating: "喫茶 \" ", count: 1_100_000)
        let json = text.generatedContent.jsonString
        #expect(json.utf8.count > 10_000_000)
        #expect(try GeneratedContent(json: json).value(String.self) == text)
    }

    @Test
    func `a string of ten megabytes in pieces with snapshots is read in time that grows with its length`() throws {
        var parser = IncrementalJSONParser()
        try parser.feed("{\"text\": \"")
        let piece = String(repeating: "a喫", count: 64)
        for _ in 0..<40_000 {
            try parser.feed(piece)
            _ = parser.snapshot()
        }
        try parser.feed("\"}")
        #expect(try parser.finish().value(String.self, forProperty: "text").utf8.count == 40_000 * 256)
    }

    @Test
    func `an array of many elements in pieces with snapshots is read in time that grows with its length`() throws {
        var parser = IncrementalJSONParser(identifies: true)
        try parser.feed("[")
        for index in 0..<100_000 {
            try parser.feed(index == 0 ? "[]" : ", [\(index)]")
            _ = parser.snapshot()
        }
        try parser.feed("]")
        #expect(try parser.finish().value([[Int]].self).count == 100_000)
    }

    @Test
    func `a structure of many names, and the same names again, is read`() throws {
        let names = (0..<20_000).map { "\"name \($0)\": \($0)" } + (0..<20_000).map { "\"name \($0)\": \(-$0)" }
        let content = try GeneratedContent(json: "{\(names.joined(separator: ", "))}")
        guard case .structure(let properties, let keys) = content.kind else {
            Issue.record("No structure")
            return
        }
        #expect(keys.count == 20_000 && properties.count == 20_000)
        #expect(try content.value(Int.self, forProperty: "name 19999") == -19_999)
        #expect(try content.value(Int?.self, forProperty: "name 20000") == nil)
    }

    @Test
    func `numbers of any length keep their digits, and become infinite only as a Double`() throws {
        let digits = String(repeating: "9", count: 5000)
        for literal in [digits, "-\(digits).5", "1e999999999", "0.\(digits)", "-0", "-0.0", "999999999999999999999"] {
            let content = try GeneratedContent(json: "[\(literal)]")
            #expect(content.jsonString == "[\(literal)]")
            let pieces = try reading(Array("[\(literal)]".utf8))
            #expect(pieces.jsonString == "[\(literal)]")
        }
        #expect(try GeneratedContent(json: "1e999").value(Double.self) == .infinity)
        #expect(try GeneratedContent(json: "-0").value(Double.self).sign == .minus)
        #expect(failure { try GeneratedContent(json: digits).value(Int.self) } != nil)
        #expect(try GeneratedContent(json: "999999999999999999").value(Int.self) == 999_999_999_999_999_999)
        #expect(try GeneratedContent(json: "-9223372036854775808").jsonString == "-9223372036854775808")
    }

    @Test(arguments: 0..<20)
    func `decimal fractions are read as the nearest Double`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<500 {
            let whole = Int.random(in: -99999...99999, using: &random)
            let fraction = String(Int.random(in: 0...999_999_999, using: &random))
            let literal = "\(whole).\(fraction)"
            #expect(try GeneratedContent(json: literal).value(Double.self) == Double(literal))
        }
    }

    @Test
    func `halves of surrogate pairs in any order become U+FFFD, one for each`() throws {
        for (json, text) in [
            (#""\ud83d""#, "\u{FFFD}"), (#""\udf75\ud83c""#, "\u{FFFD}\u{FFFD}"),
            (#""\ud83c\ud83c\udf75""#, "\u{FFFD}🍵"),
            (#""\ud83c\n""#, "\u{FFFD}\n"), (#""\ud83c\u0041""#, "\u{FFFD}A"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
            (#""\ud83c\\\udf75""#, "\u{FFFD}\\\u{FFFD}"),
        ] {
            #expect(try GeneratedContent(json: json).value(String.self) == text)
            #expect(try reading(Array(json.utf8)).value(String.self) == text)
        }
    }

    @Test
    func `NUL is read as an escape and written as one, and refused as a byte`() throws {
        let content = try GeneratedContent(json: #"{"a\u0000b": "\u0000"}"#)
        #expect(try content.value(String.self, forProperty: "a\0b") == "\0")
        #expect(content.jsonString == #"{"a\u0000b": "\u0000"}"#)
        #expect(failure { try GeneratedContent(json: "\"\0\"") }?.contains("control character") == true)
    }

    @Test
    func `bytes that are not UTF-8 become U+FFFD, and a character that is cut off is not shown`() throws {
        #expect(try reading([0x22, 0xFF, 0x61, 0xC3, 0x22]).value(String.self) == "\u{FFFD}a\u{FFFD}")
        var parser = IncrementalJSONParser()
        try [0x22, 0x61, 0xF0, 0x9F, 0x8D].withUnsafeBufferPointer { try parser.feed($0) }
        #expect(try parser.snapshot().value(String.self) == "a")
        try [0xB5].withUnsafeBufferPointer { try parser.feed($0) }
        #expect(try parser.snapshot().value(String.self) == "a🍵")
    }

    @Test
    func `names that are equal as Swift strings are one property`() throws {
        let content = try GeneratedContent(json: "{\"\u{E9}\": 1, \"e\u{301}\": 2}")
        #expect(content.jsonString == "{\"\u{E9}\": 2}")
        guard case .structure(let properties, let keys) = content.kind else { return }
        #expect(properties.count == 1 && keys.count == 1)
    }

    @Test
    func `nesting up to the limit is read, written, compared and released`() throws {
        let json = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        let content = try GeneratedContent(json: json)
        let pieces = try reading(Array(json.utf8))
        #expect(content.jsonString == json && content == pieces)
        #expect(failure { try GeneratedContent(json: "[" + json + "]") }?.contains("nested more than 256") == true)
    }

    /// Parses byte by byte and takes a snapshot after each byte.
    private func reading(_ bytes: [UInt8]) throws -> GeneratedContent {
        var parser = IncrementalJSONParser()
        for byte in bytes {
            try [byte].withUnsafeBufferPointer { try parser.feed($0) }
            _ = parser.snapshot()
        }
        return try parser.finish()
    }
}
