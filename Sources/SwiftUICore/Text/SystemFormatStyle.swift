import Foundation

/// Formats for values that change with time, for `Text(_:format:)`.
///
/// See [SystemFormatStyle](https://developer.apple.com/documentation/swiftui/systemformatstyle).
public enum SystemFormatStyle {
    /// Formats how long something has been running, to the hundredth of a second: `00:05.23`.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private var clock: ClockFormat

        /// - Parameters:
        ///   - startDate: The date at which the stopwatch starts; before that it shows zero.
        ///   - showsHours: Whether 60 minutes are shown as an hour.
        ///   - maxFieldCount: How many of hours, minutes, seconds and their hundredths are shown.
        ///   - maxPrecision: The smallest difference that is shown.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            clock = ClockFormat(
                showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision, padsFirst: true)
        }

        /// The time for which the stopwatch has been running at a date, as text.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(clock.string(max(0, value.timeIntervalSince(start)), rounded: .down))
        }

        /// The next date at which the text differs; nil if it never does.
        public func discreteInput(after input: Date) -> Date? {
            input < start ? start : start.addingTimeInterval(clock.step(after: input.timeIntervalSince(start)))
        }

        /// The last date at which the text differed; nil if it never did.
        public func discreteInput(before input: Date) -> Date? {
            input <= start ? nil : start.addingTimeInterval(clock.step(before: input.timeIntervalSince(start)))
        }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> Stopwatch {
            var copy = self
            copy.clock.locale = locale
            return copy
        }
    }

    /// Formats how much of an interval has passed or is left: `4:32`.
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private var clock: ClockFormat

        /// Counts down to zero at the interval's end.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = true
            clock = ClockFormat(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
        }

        /// Counts up from zero at the interval's start.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = false
            clock = ClockFormat(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
        }

        /// How much of the interval has passed or is left at a date, as text.
        public func format(_ value: Date) -> AttributedString {
            let time = min(max(value, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
            return AttributedString(clock.string(seconds, rounded: countsDown ? .up : .down))
        }

        /// The end of the interval at which the timer shows zero.
        private var zero: Date { countsDown ? interval.upperBound : interval.lowerBound }

        /// The next date at which the text differs; nil if it never does.
        public func discreteInput(after input: Date) -> Date? {
            guard input < interval.upperBound else { return nil }
            let next = zero.addingTimeInterval(clock.step(after: input.timeIntervalSince(zero)))
            return min(max(next, interval.lowerBound), interval.upperBound)
        }

        /// The last date at which the text differed; nil if it never did.
        public func discreteInput(before input: Date) -> Date? {
            guard input > interval.lowerBound else { return nil }
            let last = zero.addingTimeInterval(clock.step(before: input.timeIntervalSince(zero)))
            return min(max(last, interval.lowerBound), interval.upperBound)
        }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> Timer {
            var copy = self
            copy.clock.locale = locale
            return copy
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// How long something has been running: `00:05.23`.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// How much of an interval is left: `4:32`.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// How much of an interval has passed: `4:32`.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
