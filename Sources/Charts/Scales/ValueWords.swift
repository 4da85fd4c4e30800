import SwiftUI

/// The text of values that are shown as categories: in legends, below bands, and for accessibility.
struct ValueWords {
    let locale: Locale
    let calendar: Calendar
    /// The number of fraction digits that distinguishes the numbers.
    private let digits: Int
    /// Whether any of the dates has a time other than the start of its day.
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
