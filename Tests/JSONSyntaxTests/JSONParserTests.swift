import JSONSyntax
import TestSupport
import Testing

@Suite struct JSONParserTests {
    @Test func `every kind of value is read`() throws {
        let value = try JSONValue(parsing: #" {"a": [null, true, false, -0.5e1, "x"], "": {}} "#)
        #expect(value["a"] == .array([.null, .bool(true), .bool(false), .number(-5), .string("x")]))
        #expect(value[""] == .object([:]))
    }

    @Test(arguments: [
        ("0", 0.0), ("-0", -0.0), ("123456789012345", 123456789012345), ("1234567890123456768", 1234567890123456768),
        ("1E2", 100), ("-1.25", -1.25),
    ])
    func `a number is read exactly`(text: String, number: Double) throws {
        let read = try #require(try JSONValue(parsing: text).number)
        #expect(read.bitPattern == number.bitPattern)
    }

    @Test(
        arguments: [
            ("", .unexpectedEnd, 0), ("[1,]", .unexpectedByte, 3), ("01", .trailingBytes, 1),
            ("1 2", .trailingBytes, 2),
            (#""\x""#, .badEscape, 2), (#""\u12g4""#, .badEscape, 5), ("\"\n\"", .unexpectedByte, 1),
            ("1e999", .badNumber, 0),
            ("-", .unexpectedEnd, 1), ("tru", .unexpectedEnd, 3), (#"{"a":1,"a":2}"#, .duplicateKey, 7),
            (#"{a:1}"#, .unexpectedByte, 1), (String(repeating: "[", count: 17), .tooDeep, 16),
        ] as [(String, JSONSyntaxError.Reason, Int)])
    func `what is wrong is said with its place`(text: String, reason: JSONSyntaxError.Reason, offset: Int) {
        #expect(throws: JSONSyntaxError(reason: reason, offset: offset)) { try JSONValue(parsing: text) }
    }

    @Test func `escapes are read, and lone surrogates replaced`() throws {
        let text = #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00|\ud83d|\ude00\ud83d\u0041""#
        #expect(try JSONValue(parsing: text) == .string("\"\\/\u{8}\u{C}\n\r\té😀|\u{FFFD}|\u{FFFD}\u{FFFD}A"))
    }

    @Test func `limits are the caller's`() throws {
        let deep = Array((String(repeating: "[", count: 40) + String(repeating: "]", count: 40)).utf8)
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: deep) }
        let value: JSONValue = try JSONParser.parse(deep, within: JSONLimits(depth: 40, valueCount: 40))
        #expect(value.array?.count == 1)
        #expect(throws: JSONSyntaxError(reason: .tooMany, offset: 39)) {
            let _: JSONValue = try JSONParser.parse(deep, within: JSONLimits(depth: 40, valueCount: 39))
        }
    }

    /// Written JSON parses back to the same value. Randomly changed JSON parses or is rejected but never crashes.
    @Test(arguments: 0..<100)
    func `random values survive, and damaged text is refused or read`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let value = Self.value(depth: 0, using: &random)
        var writer = JSONWriter(isSpaced: Bool.random(using: &random))
        Self.write(value, with: &writer)
        #expect(try JSONValue(parsing: writer.bytes) == value)
        for _ in 0..<50 {
            var bytes = writer.bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let read = try? JSONValue(parsing: bytes) else { continue }
            var again = JSONWriter()
            Self.write(read, with: &again)
            #expect(again.bytes.count <= bytes.count * 20)
        }
    }

    private static func value(depth: Int, using random: inout SeededRandom) -> JSONValue {
        switch Int.random(in: 0...(depth < 4 ? 5 : 3), using: &random) {
        case 0: .null
        case 1: .bool(Bool.random(using: &random))
        case 2: .number(Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 8)
        case 3: .string(text(using: &random))
        case 4: .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1, using: &random) })
        default:
            .object(
                Dictionary(
                    (0..<Int.random(in: 0...4, using: &random)).map { _ in
                        (text(using: &random), value(depth: depth + 1, using: &random))
                    }, uniquingKeysWith: { $1 }))
        }
    }

    private static func text(using random: inout SeededRandom) -> String {
        let pieces = ["a", "\"", "\\", "\n", "\u{0}", "é", "喫茶", "😀", " ", "/", "12345678"]
        return (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    }

    static func write(_ value: JSONValue, with writer: inout JSONWriter) {
        switch value {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .number(let number): writer.number(number)
        case .string(let text): writer.string(text)
        case .array(let values): writer.array(values) { write($1, with: &$0) }
        case .object(let members):
            writer.object { writer in
                for (name, value) in members {
                    writer.key(name)
                    write(value, with: &writer)
                }
            }
        }
    }
}
