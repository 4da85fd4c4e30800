import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Formats in a place")
struct FormatPlaceTests {
    /// The first second of 1970, which is nine in the morning in Tokyo.
    private let start = Date(timeIntervalSince1970: 0)

    private var tokyo: EnvironmentValues {
        get throws {
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: "de_DE")
            environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
            return environment
        }
    }

    private func text(_ text: Text) throws -> String { try #require(TestWindow(text, environment: tokyo).texts.first) }

    private let hours = Date.FormatStyle.dateTime.hour().minute()

    @Test func `a time is that of the visitor's time zone`() throws {
        let shown1 = try text(Text(start, format: hours))
        #expect(shown1 == "09:00")
        let shown2 = try text(Text("at \(start, format: hours)"))
        #expect(shown2 == "at 09:00")
        let shown3 = try text(Text(start, format: hours.attributedStyle))
        #expect(shown3 == "09:00")
        let range = Date.IntervalFormatStyle().hour().minute()
        #expect(try text(Text(start..<start.addingTimeInterval(3600), format: range)).hasPrefix("09:00"))
    }

    @Test func `a time zone of the app's own stays`() throws {
        var format = hours
        format.timeZone = .gmt
        let shown4 = try text(Text(start, format: format))
        #expect(shown4 == "00:00")
    }

    @Test func `a locale of the app's own stays`() throws {
        let french = Locale(identifier: "fr_FR")
        #expect(try text(Text(start, format: .dateTime.month(.wide))) == "Januar")
        #expect(try text(Text(start, format: .dateTime.month(.wide).locale(french))) == "janvier")
        #expect(try text(Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
    }

    @Test func `the device's locale is the visitor's`() throws {
        #expect(try text(Text(1234.5, format: .number.locale(.current))) == "1.234,5")
        #expect(try text(Text(1234.5, format: .number.locale(.autoupdatingCurrent))) == "1.234,5")
    }

    @Test func `a year is that of the visitor's calendar, unless the app says which`() throws {
        var environment = try tokyo
        environment.calendar = Calendar(identifier: .buddhist)
        let year = Date.FormatStyle.dateTime.year()
        let shown = TestWindow(Text(start, format: year), environment: environment).texts
        #expect(shown.first?.contains("2513") == true)
        var gregorian = year
        gregorian.calendar = Calendar(identifier: .gregorian)
        #expect(TestWindow(Text(start, format: gregorian), environment: environment).texts == ["1970"])
    }

    @Test func `a format of the app's own is left as it is`() throws {
        struct Shout: FormatStyle {
            func format(_ value: String) -> String { value.uppercased() + "!" }
        }
        #expect(try text(Text("hey", format: Shout())) == "HEY!")
    }
}
