import Foundation

/// A schedule with a date at each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Makes the schedule. It has no settings.
    public init() {}

    /// Each full minute, starting with the minute that contains the start.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return .init(next: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// A schedule from a date on, at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// A schedule from a date on, at an interval in seconds; the minimum is 1/30.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, TimelineLimits.intervalMin)
    }

    /// An endless sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var date: Date
        private let interval: TimeInterval

        init(next: Date, interval: TimeInterval) {
            date = next
            self.interval = interval
        }

        /// The next date; never nil.
        public mutating func next() -> Date? {
            defer { date.addTimeInterval(interval) }
            return date
        }
    }

    /// Starts with the last date before the start, if there is one.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
        return Entries(next: start.addingTimeInterval(passed * interval), interval: interval)
    }
}

/// A schedule with given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// A schedule of dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// The dates, whatever the start.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule for animations: at most thirty times a second here.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval?

    /// A paused schedule has only the start date.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? nil : max(minimumInterval ?? 0, TimelineLimits.intervalMin)
    }

    /// The start, then dates at the interval; for a paused schedule only the start.
    public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        guard let interval else { return AnySequence([startDate]) }
        return AnySequence(PeriodicTimelineSchedule.Entries(next: startDate, interval: interval))
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with a date at each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule from a date on, at an interval in seconds; the minimum is 1/30.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule for animations: at most thirty times a second here.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A schedule for animations, with an optional minimum interval in seconds; no updates while it is paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At dates in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
