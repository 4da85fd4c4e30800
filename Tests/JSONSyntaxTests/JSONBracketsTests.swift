import JSONSyntax
import Testing

@Suite struct JSONBracketsTests {
    @Test(
        arguments: [
            ("{}", 2), (#"{"a": [1, {"}": "]"}]} x"#, 22), (#"["\"]", "\\"]"#, 13), ("[[]", nil), (#"{"a}"#, nil),
            ("[é]]", 3),
        ] as [(String, Int?)])
    func `the end is behind the bracket that closes the first`(text: String, end: Int?) {
        var brackets = JSONBrackets()
        let place = Array(text.unicodeScalars).firstIndex { brackets.close(with: $0) }
        #expect(place.map { $0 + 1 } == end)
    }

    @Test func `brackets may be open already`() {
        var brackets = JSONBrackets(depth: 1)
        let closings = "1, [2]}".utf8.map { brackets.close(with: $0) }
        #expect(closings == [false, false, false, false, false, false, true])
    }
}
