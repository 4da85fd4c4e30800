import JSONSyntax
import Testing

@Suite struct JSONWriterTests {
    @Test func `members and elements are separated by commas`() {
        var writer = JSONWriter()
        writer.object {
            $0.key("a")
            $0.array([1, 2]) { $0.integer($1) }
            $0.key("b")
            $0.array { _ in }
            $0.key(written: Array("c\"".utf8)[...])
            $0.json("{}")
            $0.key("d")
            $0.null()
        }
        #expect(writer.text == #"{"a":[1,2],"b":[],"c":{},"d":null}"#)
    }

    @Test func `a spaced writer puts a space after commas and colons`() {
        var writer = JSONWriter(isSpaced: true)
        writer.array {
            $0.bool(true)
            $0.object {
                $0.key("a")
                $0.bool(false)
            }
        }
        #expect(writer.text == #"[true, {"a": false}]"#)
    }

    @Test(arguments: [
        (0, "0"), (7, "7"), (10, "10"), (-1205, "-1205"), (Int.max, "9223372036854775807"),
        (Int.min, "-9223372036854775808"),
    ])
    func `an integer has all its digits`(value: Int, text: String) {
        var writer = JSONWriter()
        writer.integer(value)
        #expect(writer.text == text)
    }

    @Test(arguments: [
        (1, "1"), (1.5, "1.5"), (-0.0004, "0"), (-0.0006, "-0.001"), (2.0005, "2.001"), (.nan, "0"),
        (.infinity, "1000000000000"),
    ])
    func `a number is rounded to thousandths`(value: Double, text: String) {
        var writer = JSONWriter()
        writer.number(value)
        #expect(writer.text == text)
    }

    @Test(arguments: [(3, "3"), (-0.0, "-0"), (0.1, "0.1"), (0x1p53, "9007199254740992.0"), (1e300, "1e+300")])
    func `a single number has as few digits as tell it from others`(value: Double, text: String) {
        #expect(JSONSpelling.number(value) == text)
        #expect(Double(text) == value)
    }

    @Test func `infinities have no spelling`() {
        #expect(JSONSpelling.number(.infinity) == nil)
        #expect(JSONSpelling.number(.nan) == nil)
    }

    @Test func `a string escapes quotation marks, backslashes and control characters only`() {
        #expect(
            JSONSpelling.string("a\"b\\c/\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}é喫")
                == #""a\"b\\c/\n\r\t\b\f\u0001\u001f\#u{7F}é喫""#)
    }

    /// The writer checks eight bytes at a time, so each position in a word is tested.
    @Test(arguments: 0..<20)
    func `an escape is found at every place of a long string`(place: Int) throws {
        for special in ["\"", "\\", "\u{1F}"] {
            let text = String(repeating: "é", count: place) + special + String(repeating: "x", count: 19 - place)
            #expect(try JSONValue(parsing: JSONSpelling.string(text)) == .string(text))
        }
    }

    @Test func `text is laid out with a line for each element`() {
        let text = #"{"a": [1, {}, [ ]], "b:,{": "x\"}"}"#
        #expect(
            JSONSpelling.indented(text) == """
                {
                    "a": [
                        1,
                        {},
                        []
                    ],
                    "b:,{": "x\\"}"
                }
                """)
    }
}
