import Foundation

/// A value that follows the time, for a text that goes on saying it.
///
/// See [TimeDataSource](https://developer.apple.com/documentation/swiftui/timedatasource).
public struct TimeDataSource<Value> {
    let value: @Sendable (Date) -> Value
    /// When it has a value.
    let time: @Sendable (Value) -> Date
    let identity: TimeDataSourceIdentity
}

extension TimeDataSource: Sendable {}

/// What a source is, by which two of them are told apart.
enum TimeDataSourceIdentity: Equatable { case now, offset(Date), starting(Date), ending(Date) }

extension TimeDataSource where Value == Date {
    /// The date that it is.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(value: { $0 }, time: { $0 }, identity: .now)
    }
}

extension TimeDataSource where Value == Duration {
    /// How long ago a date was; negative where it is still to come.
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
    /// A value that follows the time, in a format; the text changes when the format would write something else.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(.timed(TimedFormat(source, format) { AttributedString($0) }))
    }

    /// A value that follows the time, in a format that has attributes.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(.timed(TimedFormat(source, format) { $0 }))
    }
}

/// A source of time and the format that its values are shown in.
struct TimedFormat: Equatable, @unchecked Sendable {
    // @unchecked: a format is a value.
    let attributed: (_ now: Date, FormatPlace) -> AttributedString
    /// Nil where it never says anything else.
    let nextChange: (_ now: Date, FormatPlace) -> Date?
    private let source: TimeDataSourceIdentity
    private let style: AnyHashable

    init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, _ style: F, _ output: @escaping (F.FormatOutput) -> AttributedString
    ) where V == F.FormatInput {
        attributed = { output($1.localized(style).format(source.value($0))) }
        nextChange = { now, place in
            place.localized(style).discreteInput(after: source.value(now)).map { source.time($0) }
                // What has been must not be waited for, and never more than 60 times a second.
                .map { max($0, now.addingTimeInterval(1.0 / 60)) }
        }
        self.source = source.identity
        self.style = AnyHashable(style)
    }

    static func == (left: TimedFormat, right: TimedFormat) -> Bool {
        left.source == right.source && left.style == right.style
    }
}
