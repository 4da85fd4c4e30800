import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The words of axes")
struct AxisWordsTests {
    private func environment(_ locale: String) throws -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = try #require(TimeZone(identifier: "UTC"))
        environment.calendar.timeZone = environment.timeZone
        return environment
    }

    @Test func `a format has the environment's locale`() throws {
        let numbers = words(in: FloatingPointFormatStyle<Double>().precision(.fractionLength(1)))
        #expect(try numbers(.number(1234.5), environment("de_DE")) == "1.234,5")
        #expect(try numbers(.number(1234.5), environment("en_US")) == "1,234.5")
        let months = words(in: Date.FormatStyle().month(.wide))
        let january = _ChartValue.date(Date(timeIntervalSince1970: 14 * 86400))
        #expect(try months(january, environment("de_DE")) == "Januar")
        #expect(try months(january, environment("fr_FR")) == "janvier")
    }

    @Test func `a format keeps the locale that the app has set`() throws {
        let numbers = words(in: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE")))
        #expect(try numbers(.number(0.5), environment("en_US")) == "0,5")
    }

    @Test func `a value of another type has no words`() throws {
        let numbers = words(in: FloatingPointFormatStyle<Double>())
        #expect(try numbers(.category("tea"), environment("en_US")) == nil)
    }
}
