import Foundation
import Markdown
import Testing

@testable import SwiftUICore

@Suite("Foundation's formats that Linux lacks")
struct FoundationFormatsTests {
    @Test func `a relative formatter counts or names days`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 86400 * 100)
        let yesterday = now.addingTimeInterval(-86400)
        #expect(formatter.localizedString(for: yesterday, relativeTo: now) == "1 day ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(7200), relativeTo: now) == "in 2 hours")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: yesterday, relativeTo: now) == "yesterday")
        #expect(formatter.string(for: "no date") == nil)
    }

    @MainActor
    @Test func `dates and decimals are written by a formatter`() {
        let days = DateFormatter()
        days.dateFormat = "yyyy-MM-dd"
        days.timeZone = TimeZone(identifier: "UTC")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.minimumFractionDigits = 2
        let window = TestWindow(
            VStack {
                Text(date, formatter: days)
                Text("Item at \(date, formatter: days)")
                Text(Decimal(3), formatter: numbers)
            })
        #expect(window.texts == ["2001-01-01", "Item at 2001-01-01", "3.00"])
    }

    @Test func `a list is joined in words`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
    }

    @Test func `an address is read where it has a scheme`() throws {
        #expect(try URL.FormatStyle().parseStrategy.parse("https://a.example/b").host() == "a.example")
        #expect(throws: CocoaError.self) { try URL.FormatStyle().parseStrategy.parse("a.example") }
    }

    @Test func `an attributed string is stored with its links and emphasis`() throws {
        let text = try AttributedString(markdown: "See **this** [page](https://a.example)")
        let stored = try JSONEncoder().encode([text, AttributedString("plain")])
        let read = try JSONDecoder().decode([AttributedString].self, from: stored)
        #expect(read[0].runs.map(\.link) == text.runs.map(\.link))
        #expect(read[0].runs.map(\.inlinePresentationIntent) == text.runs.map(\.inlinePresentationIntent))
        #expect(read[1] == AttributedString("plain"))
    }
}
