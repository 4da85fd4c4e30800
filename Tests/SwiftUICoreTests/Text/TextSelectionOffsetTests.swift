import Testing

@testable import SwiftUICore

@Suite("Selections in UTF-16 units")
struct TextSelectionOffsetTests {
    private func selected(_ offsets: Range<Int>, in text: String) -> Substring? {
        let selection = TextSelection(offsets: offsets, in: text, affinity: .automatic)
        guard case .selection(let range) = selection.indices else { return nil }
        return text[range]
    }

    @Test(arguments: [
        ("latte", 1..<3, "at"), ("a😀b", 1..<3, "😀"), ("a😀b", 3..<4, "b"), ("かな", 1..<2, "な"), ("", 0..<0, ""),
        ("👩‍👩‍👧!", 0..<8, "👩‍👩‍👧"), ("one\ntwo", 4..<7, "two"),
    ])
    func `offsets become indices, and the same offsets again`(text: String, offsets: Range<Int>, part: String) {
        #expect(selected(offsets, in: text).map(String.init) == part)
        let selection = TextSelection(offsets: offsets, in: text, affinity: .automatic)
        #expect(selection.offsets(in: text) == offsets)
    }

    @Test(arguments: [
        ("a😀b", 1..<2, "😀"), ("a😀b", 2..<3, "😀"), ("👩‍👩‍👧!", 2..<3, "👩‍👩‍👧"), ("e\u{301}!", 1..<2, "e\u{301}"),
        ("a\r\nb", 1..<2, "\r\n"),
    ])
    func `a selection that cuts a character has all of it`(text: String, offsets: Range<Int>, part: String) {
        #expect(selected(offsets, in: text).map(String.init) == part)
    }

    @Test(arguments: [("a😀b", 2, 1), ("👩‍👩‍👧!", 3, 0), ("e\u{301}!", 1, 0)])
    func `a caret inside a character stands in front of it`(text: String, offset: Int, expected: Int) {
        let selection = TextSelection(offsets: offset..<offset, in: text, affinity: .automatic)
        #expect(selection.isInsertion)
        #expect(selection.offsets(in: text) == expected..<expected)
    }

    @Test func `what lies outside of the text is its end`() {
        #expect(selected(2..<900, in: "latte").map(String.init) == "tte")
        #expect(selected(700..<900, in: "latte").map(String.init) == "")
        #expect(TextSelection(offsets: 7..<7, in: "a", affinity: .automatic).offsets(in: "a") == 1..<1)
    }

    /// Indices are UTF-8 offsets. An index of one text may be inside a character of another, or beyond its end.
    @Test(arguments: ["", "a", "😀😀", "かなかな", "e\u{301}e\u{301}", "one\r\ntwo", "👩‍👩‍👧"])
    func `indices of another text are never fatal`(text: String) {
        let other = "plain words, and 😀"
        for start in other.unicodeScalars.indices {
            for end in other.unicodeScalars.indices where start <= end {
                let offsets = TextSelection(range: start..<end).offsets(in: text)
                #expect((0...text.utf16.count).contains(offsets?.lowerBound ?? -1))
                #expect((0...text.utf16.count).contains(offsets?.upperBound ?? -1))
            }
        }
    }

    @Test func `of several parts the first is selected, and of none nothing`() {
        let text = "one two three"
        let ranges = RangeSet([text.range("two"), text.range("three")])
        #expect(TextSelection(ranges: ranges).offsets(in: text) == 4..<7)
        #expect(TextSelection(ranges: RangeSet()).offsets(in: text) == nil)
        #expect(!TextSelection(ranges: ranges).isInsertion)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
    }

    @Test func `selections are equal where their indices and affinities are`() {
        let text = "one"
        let range = TextSelection(range: text.startIndex..<text.endIndex)
        #expect(range == TextSelection(offsets: 0..<3, in: text, affinity: .automatic))
        #expect(range != TextSelection(offsets: 0..<3, in: text, affinity: .upstream))
        #expect(range != TextSelection(insertionPoint: text.startIndex))
        #expect(Set([range, range]).count == 1)
    }
}

extension String {
    fileprivate func range(_ part: String) -> Range<Index> { firstRange(of: part)! }
}
