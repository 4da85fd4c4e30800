import SwiftUI

/// What values are called where they are shown as categories: in legends, below bands, and for those who don't see the chart.
struct ValueWords {
    let locale: Locale
    let calendar: Calendar
    /// How many digits after the point tell the numbers apart.
    private let digits: Int
    /// Whether the days alone don't tell the dates apart.
    private let hasTimes: Bool

    init(_ values: [_ChartValue], _ environment: EnvironmentValues) {
        locale = environment.locale
        let calendar = environment.calendar
        self.calendar = calendar
        digits = NumberTicks.fractionDigits(of: values.compactMap { $0.isDate ? nil : $0.number })
        hasTimes = values.contains {
            if case .date(let date) = $0, $0.number != nil { calendar.startOfDay(for: date) != date } else { false }
        }
    }

    subscript(value: _ChartValue) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            return number.formatted(.number.precision(.fractionLength(digits)).grouping(.never).locale(locale))
        case .date(let date):
            guard value.number != nil else { return "–" }
            let style = Date.FormatStyle(
                date: .abbreviated, time: hasTimes ? .shortened : .omitted, locale: locale, calendar: calendar,
                timeZone: calendar.timeZone)
            return date.formatted(style)
        }
    }
}
