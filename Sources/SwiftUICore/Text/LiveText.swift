import Foundation

extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Codable { case date, time, relative, offset, timer }
        let kind: Kind

        /// The date, such as `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// The time of day, such as `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// The distance of the date from now, such as `2 hours, 23 minutes` or `1 year, 2 months`.
        public static let relative = DateStyle(kind: .relative)
        /// The distance of the date from now, with a sign, such as `+2 hours` or `-3 months`.
        public static let offset = DateStyle(kind: .offset)
        /// The distance of the date from now, in the form of a clock, such as `36:59:01`.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in a style. The styles that show the distance from now keep updating.
    public init(_ date: Date, style: DateStyle) { self.init(.live(.date(date, style))) }

    /// The words for an interval from one date to another.
    public init(_ dates: ClosedRange<Date>) { self.init(.live(.interval(dates))) }

    /// The words for an interval of time.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A timer that runs within an interval. With a `pauseTime`, it shows its value at that time.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(.live(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

/// A text that changes as time passes, or that depends on the locale and the time zone.
enum LiveText: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

    func string(at now: Date, in style: TextStyleScope) -> String {
        switch self {
        case .date(let date, let form): string(date, form, at: now, style)
        case .interval(let dates):
            (dates.lowerBound..<dates.upperBound).formatted(
                Date.IntervalFormatStyle(
                    date: .numeric, time: .shortened, locale: style.locale, calendar: style.calendar,
                    timeZone: style.timeZone))
        case .timer(let interval, let pause, let countsDown, let showsHours):
            timer(interval, at: pause ?? now, countsDown: countsDown, showsHours: showsHours)
        }
    }

    /// The next date at which the text changes; nil if it never does.
    func nextChange(after now: Date) -> Date? {
        switch self {
        case .date(let date, let form):
            guard [.relative, .offset, .timer].contains(form.kind) else { return nil }
            return Self.nextSecond(after: now, of: date)
        case .interval: return nil
        case .timer(let interval, let pause, let countsDown, _):
            guard pause == nil, now < interval.upperBound else { return nil }
            return max(
                Self.nextSecond(after: now, of: countsDown ? interval.upperBound : interval.lowerBound),
                interval.lowerBound)
        }
    }

    /// The next time that is a whole number of seconds away from a date.
    private static func nextSecond(after now: Date, of date: Date) -> Date {
        let distance = now.timeIntervalSince(date)
        return date.addingTimeInterval(distance.rounded(.down) + 1)
    }

    // MARK: Words

    private func string(_ date: Date, _ form: Text.DateStyle, at now: Date, _ style: TextStyleScope) -> String {
        var format = Date.FormatStyle(locale: style.locale, calendar: style.calendar, timeZone: style.timeZone)
        switch form.kind {
        case .date:
            format = format.year().month(.wide).day()
            return format.format(date)
        case .time: return format.hour().minute().format(date)
        case .relative: return DistanceInTime(from: now, to: date, in: style.calendar).words(atMost: 2, style.locale)
        case .offset:
            let distance = DistanceInTime(from: now, to: date, in: style.calendar)
            return (date < now ? "-" : "+") + distance.words(atMost: 1, style.locale)
        case .timer: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
        }
    }

    private func timer(_ interval: ClosedRange<Date>, at now: Date, countsDown: Bool, showsHours: Bool) -> String {
        let time = min(max(now, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(time).rounded(.up)
            : time.timeIntervalSince(interval.lowerBound).rounded(.down)
        return Self.clock(seconds, showsHours: showsHours)
    }

    /// `2:03`, or `1:02:03` if there are hours to show.
    private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        // A microsecond is added, so that a rounding error doesn't make a whole second less than one.
        let seconds = Int(saturating: (seconds + 1e-6).rounded(.down))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
        return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
}
