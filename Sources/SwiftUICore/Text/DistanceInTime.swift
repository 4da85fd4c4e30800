import Foundation

/// The distance between two times: years and months by the calendar, and the rest.
struct DistanceInTime {
    typealias Field = Date.ComponentsFormatStyle.Field

    let years: Int
    let months: Int
    /// The rest in whole seconds. A day counts as 24 hours, even if the clocks change on it.
    let rest: Int
    /// The whole distance, in seconds.
    let seconds: Int
    private let fields: Set<Field>

    init(
        from start: Date, to end: Date, in calendar: Calendar,
        fields: Set<Field> = [.year, .month, .day, .hour, .minute, .second]
    ) {
        // A microsecond is added, so that a rounding error doesn't make a whole second less than one.
        let (first, last) = (min(start, end), max(start, end).addingTimeInterval(1e-6))
        var units: Set<Calendar.Component> = [.day, .hour, .minute, .second]
        if fields.contains(.year) { units.insert(.year) }
        if fields.contains(.month) { units.insert(.month) }
        let parts = calendar.dateComponents(units, from: first, to: last)
        years = parts.year ?? 0
        months = parts.month ?? 0
        rest = (((parts.day ?? 0) * 24 + (parts.hour ?? 0)) * 60 + (parts.minute ?? 0)) * 60 + (parts.second ?? 0)
        seconds = Int(last.timeIntervalSince(first))
        self.fields = fields
    }

    /// The largest units that aren't zero, in the locale's words.
    ///
    /// Foundation on Linux can't write years and months without "ago" or "in". In languages for which
    /// `CalendarUnitNames` has no words, weeks are the largest unit.
    func words(atMost count: Int, _ locale: Locale) -> String {
        guard years > 0 || months > 0 else { return clock(rest, count, locale) ?? "" }
        guard let names = CalendarUnitNames(locale) else {
            return clock(seconds, count, locale, [.weeks, .days]) ?? ""
        }
        var parts: [String] = []
        if years > 0 { parts.append(names.year(years, locale)) }
        if months > 0, parts.count < count { parts.append(names.month(months, locale)) }
        if rest > 0, parts.count < count, let words = clock(rest, count - parts.count, locale) { parts.append(words) }
        return parts.joined(separator: names.separator)
    }

    /// The seconds in the units of a clock; nil if none of these units is allowed.
    private func clock(
        _ seconds: Int, _ count: Int, _ locale: Locale, _ larger: Set<Duration.UnitsFormatStyle.Unit> = []
    ) -> String? {
        let units = larger.union(
            Self.units.filter { fields.contains($0.key) }.map(\.value) as [Duration.UnitsFormatStyle.Unit])
        guard !units.isEmpty else { return nil }
        return Duration.UnitsFormatStyle(
            allowedUnits: units, width: .wide, maximumUnitCount: count, fractionalPart: .hide(rounded: .towardZero)
        ).locale(locale).format(.seconds(seconds))
    }

    private static let units: [Field: Duration.UnitsFormatStyle.Unit] = [
        .week: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
    ]
}
