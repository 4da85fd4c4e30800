import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Line limits")
struct LineLimitTests {
    /// The height of a text or a field, in lines of text.
    private func lines<V: View>(_ view: V) -> CGFloat { height(view) / height(Text(verbatim: "a")) }

    private func height<V: View>(_ view: V) -> CGFloat {
        for element in TestWindow(view.frame(width: 200)).elements {
            switch element.content {
            case .text, .textField: return element.frame.height
            default: continue
            }
        }
        return 0
    }

    @Test func `a range's lower bound is room that is kept`() {
        #expect(lines(Text(verbatim: "a").lineLimit(3...6)) == 3)
        #expect(lines(Text(verbatim: "a\nb\nc\nd").lineLimit(2...3)) == 3)
        #expect(lines(Text(verbatim: "a").lineLimit(2...)) == 2)
        #expect(lines(Text(verbatim: "a\nb\nc").lineLimit(...2)) == 2)
    }

    @Test func `a field starts as high as the lower bound, and grows to the upper one`() {
        func field(_ text: String) -> some View {
            TextField("Note", text: .constant(text), axis: .vertical).textFieldStyle(.plain).lineLimit(3...6)
        }
        let three = lines(field("a"))
        #expect(lines(field("a\nb\nc")) == three)
        #expect(lines(field("a\nb\nc\nd\ne\nf\ng\nh")) == three * 2)
    }

    @Test func `a new limit ends what an outer one reserved`() {
        #expect(lines(Text(verbatim: "a").lineLimit(2).lineLimit(4, reservesSpace: true)) == 1)
        #expect(lines(Text(verbatim: "a").lineLimit(nil).lineLimit(4, reservesSpace: true)) == 1)
        #expect(lines(Text(verbatim: "a").lineLimit(4, reservesSpace: true)) == 4)
    }
}
