import Foundation
import TestSupport
import Testing

@testable import JSONSyntax

/// Any bytes parse as a value or are rejected with an offset. A value can be written and parsed again.
@Suite struct FuzzTests {
    private static let words = [
        "{", "}", "[", "]", ":", ",", "\"", "\\u0000", "\\uD83D", "\\uDE00", "\\", "true", "false", "null", "-0",
        "1e400", "1E-400",
        "0.", "\u{FEFF}", " ", "\n",
    ]

    private static let values = [
        #"{"name":"tea","price":-3.5e2,"sizes":["s","m",null],"open":true,"of":{"":[],"a":{}}}"#,
        #"[0,-0,1e308,123456789012345678901234567890,"\u3042\ud83d\ude00\n",[[[[]]]],false]"#,
    ]

    @Test func `whatever bytes there are, they are a value or refused`() throws {
        try Fuzzing("json", words: Self.words, inputs: Self.values).run { bytes in
            do throws(JSONSyntaxError) {
                let value = try JSONValue(parsing: bytes)
                var writer = JSONWriter()
                JSONParserTests.write(value, with: &writer)
                _ = try JSONValue(parsing: writer.bytes)
            } catch {
                #expect((0...bytes.count).contains(error.offset))
            }
        }
    }
}
