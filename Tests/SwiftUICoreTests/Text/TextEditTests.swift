import Testing

@testable import SwiftUICore

@Suite("Texts that two have edited")
struct TextEditTests {
    private func merged(_ base: String, _ theirs: String, _ mine: String) -> String {
        var texts = FieldTexts()
        texts.begin(base)
        let serial = texts.serial(showing: base)
        _ = texts.serial(showing: theirs)
        return texts.merge(mine, madeFrom: serial, into: theirs)
    }

    @Test(arguments: [
        ("latte", "", "lattex", "x"),
        ("latte", "", "latt", ""),
        ("latte", "", "xlatte", "x"),
        ("abcdef", "abc", "abcdefg", "abcg"),
        ("abc", "ABC", "abcd", "ABCd"),
        ("ab", "AB", "acb", "AcB"),
        ("12", "1 2", "123", "1 23"),
        ("a b", "a b", "a c b", "a c b"),
        ("hello", "hello!", "jello", "jello!"),
        ("夢", "", "夢の", "の"),
        ("", "given", "x", "givenx"),
    ])
    func `what a person typed is done to what the app has made of the text`(
        base: String, theirs: String, mine: String, merged: String
    ) {
        #expect(self.merged(base, theirs, mine) == merged)
    }

    @Test func `a text that nobody has changed is the person's`() {
        #expect(merged("abc", "abc", "xyz") == "xyz")
    }

    @Test func `a serial that nobody knows is no base to go by`() {
        var texts = FieldTexts()
        texts.begin("a")
        _ = texts.serial(showing: "b")
        #expect(texts.merge("ac", madeFrom: 7, into: "b") == "ac")
    }

    @Test func `serials go on where the oldest texts are forgotten`() {
        var texts = FieldTexts()
        texts.begin("0")
        for count in 1...100 { #expect(texts.serial(showing: "\(count)") == count) }
        #expect(texts.merge("100x", madeFrom: 100, into: "") == "x")
        #expect(texts.merge("0x", madeFrom: 0, into: "") == "0x")
    }
}
