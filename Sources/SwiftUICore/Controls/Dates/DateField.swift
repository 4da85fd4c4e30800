import DisplayList
import Foundation

/// The date or the time of a date on a soft background; the browser's own field lies over it.
struct DateField: View {
    enum Part { case date, time }

    let selection: Binding<Date>
    let part: Part
    let minimum: Date?
    let maximum: Date?
    let label: String?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Text(verbatim: shown)
            .lineLimit(1)
            .foregroundStyle(isEnabled ? PaintStyle(.primary) : PaintStyle(.tertiary))
            .padding(.horizontal, 11)
            .padding(.vertical, 6)
            .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 9))
            .accessibilityHidden(true)
            .modifier(control)
    }

    private var shown: String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        style = part == .date ? style.year().month(.abbreviated).day() : style.hour().minute()
        return style.format(selection.wrappedValue)
    }

    private var control: NativeControl {
        let clock = CivilClock(timeZone: timeZone)
        let date = selection.wrappedValue
        let bound = part == .date ? clock.dateText : { clock.sameDay($0, date) ? clock.timeText($0) : nil }
        return NativeControl(
            variety: part == .date ? .date : .time,
            value: (part == .date ? clock.dateText(date) : clock.timeText(date)) ?? "",
            minimum: minimum.flatMap(bound), maximum: maximum.flatMap(bound), label: label,
            onChange: { text in
                let new = part == .date ? clock.date(date, onDay: text) : clock.date(date, atTime: text)
                guard let new else { return }
                let early = max(new, minimum ?? new)
                selection.wrappedValue = min(early, maximum ?? early)
            })
    }
}

/// Dates in the format of HTML's fields: the Gregorian calendar in one time zone.
struct CivilClock {
    private let calendar: Calendar

    init(timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// `2026-11-21`
    func dateText(_ date: Date) -> String? {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        return [Self.padded(year, 4), Self.padded(month, 2), Self.padded(day, 2)].joined(separator: "-")
    }

    /// `09:41`
    func timeText(_ date: Date) -> String? {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        guard let hour = parts.hour, let minute = parts.minute else { return nil }
        return "\(Self.padded(hour, 2)):\(Self.padded(minute, 2))"
    }

    func sameDay(_ left: Date, _ right: Date) -> Bool { calendar.isDate(left, inSameDayAs: right) }

    /// The same time on another day; nil if the text isn't a day.
    func date(_ date: Date, onDay text: String) -> Date? {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
            (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        (parts.year, parts.month, parts.day) = (year, month, day)
        guard let new = calendar.date(from: parts), calendar.component(.day, from: new) == day else { return nil }
        return new
    }

    /// Another time on the same day; nil if the text isn't a time.
    func date(_ date: Date, atTime text: String) -> Date? {
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false).prefix(2).map { Int($0) }
        guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1],
            (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        String(repeating: "0", count: max(width - String(number).count, 0)) + String(number)
    }
}
