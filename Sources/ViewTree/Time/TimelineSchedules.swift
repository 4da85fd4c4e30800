import Foundation

/// On each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Makes the schedule. It has no settings.
    public init() {}

    /// Each full minute, from the minute that the start is in.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return .init(next: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// From a date on, at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// A schedule from a date on, at an interval in seconds, at least a thirtieth.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, TimelineLimits.intervalMin)
    }

    /// The dates, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var date: Date
        private let interval: TimeInterval

        init(next: Date, interval: TimeInterval) {
            date = next
            self.interval = interval
        }

        /// The next date; there is always one.
        public mutating func next() -> Date? {
            defer { date.addTimeInterval(interval) }
            return date
        }
    }

    /// Begins with the last date before the start, if there is one.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
        return Entries(next: start.addingTimeInterval(passed * interval), interval: interval)
    }
}

/// At dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// A schedule of dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// The dates, whatever the start.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as something can be seen to move, which is thirty times a second here at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval?

    /// A paused schedule has the date of its start alone.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? nil : max(minimumInterval ?? 0, TimelineLimits.intervalMin)
    }

    /// The start, and then dates at the interval; of a paused schedule the start alone.
    public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        guard let interval else { return AnySequence([startDate]) }
        return AnySequence(PeriodicTimelineSchedule.Entries(next: startDate, interval: interval))
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// On each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// From a date on, at an interval in seconds, at least a thirtieth.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as something can be seen to move, which is thirty times a second here at most.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as something can be seen to move, or at an interval in seconds; not at all while it is paused.
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
