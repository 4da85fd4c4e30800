import Foundation

/// A month in the page, whose days are buttons: a date picker in the graphical style, or one for several days.
struct DateCalendar: View {
    /// The month that contains this date is shown first.
    let anchor: Date
    let minimum: Date?
    let maximum: Date?
    let isChosen: (Date) -> Bool
    let choose: (Date) -> Void
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var direction
    /// The first day of the month that is shown; nil is the anchor's.
    @State private var shown: Date?

    var body: some View {
        let month = CalendarMonth(around: shown ?? anchor, in: zonedCalendar)
        VStack(spacing: 4) {
            header(month)
            HStack(spacing: 0) {
                ForEach(Array(month.weekdays(in: locale).enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                        .frame(maxWidth: .infinity)
                }
            }
            .accessibilityHidden(true)
            ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, day in cell(day) }
                }
            }
        }
        .frame(minWidth: 308, maxWidth: 420)
    }

    private var zonedCalendar: Calendar {
        var zoned = calendar
        zoned.timeZone = timeZone
        zoned.locale = locale
        return zoned
    }

    // MARK: The month

    private func header(_ month: CalendarMonth) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: month.title(in: locale)).font(.headline).accessibilityAddTraits(.isHeader)
            Spacer()
            step(month, -1, direction.backwardChevron, "Previous month")
            step(month, 1, direction.forwardChevron, "Next month")
        }
        .padding(.leading, 12)
    }

    private func step(_ month: CalendarMonth, _ months: Int, _ symbol: String, _ label: LocalizedStringKey) -> some View
    {
        let goal = month.moved(by: months)
        let isOut = (minimum.map { goal.end <= $0 } ?? false) || (maximum.map { goal.first > $0 } ?? false)
        return Button {
            shown = goal.first
        } label: {
            Image(systemName: symbol).fontWeight(.semibold).frame(width: 44, height: 44).contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .disabled(isOut)
        .accessibilityLabel(Text.system(label))
    }

    // MARK: Days

    @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            let isSelected = isChosen(day)
            Button {
                choose(day)
            } label: {
                number(day, isSelected)
            }
            .buttonStyle(.plain)
            .disabled(!allows(day))
            .accessibilityLabel(Text(verbatim: spoken(day)))
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        } else {
            Color.clear.frame(maxWidth: .infinity).frame(height: 44)
        }
    }

    private func number(_ day: Date, _ isSelected: Bool) -> some View {
        let isToday = zonedCalendar.isDateInToday(day)
        return Text(verbatim: zonedCalendar.component(.day, from: day).formatted(.number.locale(locale)))
            .font(isSelected ? .title3.weight(.semibold) : .title3)
            .foregroundStyle(
                !allows(day)
                    ? PaintStyle(.tertiary)
                    : isSelected ? PaintStyle(.white) : isToday ? PaintStyle(.tint) : PaintStyle(.primary)
            )
            .frame(width: 40, height: 40)
            .background { if isSelected { Circle().fill(.tint) } }
            .frame(maxWidth: .infinity)
            .frame(height: 44)
            .contentShape(Rectangle())
    }

    private func spoken(_ day: Date) -> String {
        var style = Date.FormatStyle(date: .complete, time: .omitted, locale: locale)
        style.timeZone = timeZone
        return day.formatted(style)
    }

    /// Whether some part of the day is between the minimum and the maximum.
    private func allows(_ day: Date) -> Bool {
        let end = zonedCalendar.date(byAdding: .day, value: 1, to: day) ?? day
        return !(minimum.map { end <= $0 } ?? false) && !(maximum.map { day > $0 } ?? false)
    }

}

/// The days of a month, grouped by week.
struct CalendarMonth {
    let first: Date
    private let calendar: Calendar

    init(around date: Date, in calendar: Calendar) {
        self.calendar = calendar
        first = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    }

    /// The start of the next month.
    var end: Date { calendar.date(byAdding: .month, value: 1, to: first) ?? first }

    func moved(by months: Int) -> CalendarMonth {
        CalendarMonth(around: calendar.date(byAdding: .month, value: months, to: first) ?? first, in: calendar)
    }

    /// Seven days each; nil is a day of another month.
    var weeks: [[Date?]] {
        let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
        let leading = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: leading)
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) }
        days += Array(repeating: nil, count: (7 - days.count % 7) % 7)
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }

    func title(in locale: Locale) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        style = style.month(.wide).year()
        return first.formatted(style)
    }

    /// The days' short names, in the order of the week's days.
    func weekdays(in locale: Locale) -> [String] {
        var named = calendar
        named.locale = locale
        let names = named.shortStandaloneWeekdaySymbols
        let start = calendar.firstWeekday - 1
        return Array(names[start...] + names[..<start])
    }
}
