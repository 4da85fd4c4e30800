import Foundation

/// A value that changes with time, for a text that keeps showing the current one.
///
/// See [TimeDataSource](https://developer.apple.com/documentation/swiftui/timedatasource).
public struct TimeDataSource<Value> {
    let value: @Sendable (Date) -> Value
    /// The time at which the source has a given value.
    let time: @Sendable (Value) -> Date
    let identity: TimeDataSourceIdentity
}

extension TimeDataSource: Sendable {}

/// Identifies a source, so that two of them can be compared.
enum TimeDataSourceIdentity: Equatable { case now, offset(Date), starting(Date), ending(Date) }

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(value: { $0 }, time: { $0 }, identity: .now)
    }
}

extension TimeDataSource where Value == Duration {
    /// The time since a date; negative if the date is in the future.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            value: { .seconds($0.timeIntervalSince(date)) }, time: { date.addingTimeInterval($0 / .seconds(1)) },
            identity: .offset(date))
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// The time from a date to now; empty before the date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { date..<max(date, $0) }, time: { $0.upperBound }, identity: .starting(date))
    }

    /// The time from now to a date; empty after the date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { min(date, $0)..<date }, time: { $0.lowerBound }, identity: .ending(date))
    }
}

extension Text {
    /// A formatted value that changes with time. The text is updated whenever the format's output changes.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(.timed(TimedFormat(source, format) { AttributedString($0) }))
    }

    /// A value that changes with time, in a format with attributes.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(.timed(TimedFormat(source, format) { $0 }))
    }
}

/// A source of values that change with time, and their format.
struct TimedFormat: Equatable, @unchecked Sendable {
    // @unchecked: a format is a value type.
    let attributed: (_ now: Date, FormatPlace) -> AttributedString
    /// The next date at which the text changes; nil if it never does.
    let nextChange: (_ now: Date, FormatPlace) -> Date?
    private let source: TimeDataSourceIdentity
    private let style: AnyHashable

    init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, _ style: F, _ output: @escaping (F.FormatOutput) -> AttributedString
    ) where V == F.FormatInput {
        attributed = { output($1.localized(style).format(source.value($0))) }
        nextChange = { now, place in
            place.localized(style).discreteInput(after: source.value(now)).map { source.time($0) }
                // The change must not be in the past, and there are at most 60 changes a second.
                .map { max($0, now.addingTimeInterval(1.0 / 60)) }
        }
        self.source = source.identity
        self.style = AnyHashable(style)
    }

    static func == (left: TimedFormat, right: TimedFormat) -> Bool {
        left.source == right.source && left.style == right.style
    }
}
