import Foundation

extension SystemFormatStyle {
    /// Formats the distance of a date from another: `3 minutes, 42 seconds`, or `5:32` if the fields are exactly those
    /// of a clock.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let count: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent
        private(set) var calendar = Calendar.autoupdatingCurrent

        /// - Parameters:
        ///   - anchor: The date from which the distance is measured.
        ///   - allowedFields: The units that may be shown.
        ///   - maxFieldCount: The maximum number of units shown at once.
        ///   - sign: Whether a sign shows that the date is before or after the anchor.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            fields = allowedFields
            count = max(1, maxFieldCount)
            self.sign = sign
        }

        /// The distance of the date from the anchor, as text.
        public func format(_ value: Date) -> AttributedString {
            let distance = DistanceInTime(from: anchor, to: value, in: calendar, fields: fields)
            let isClock =
                (fields == [.minute, .second] && count >= 2) || (fields == [.hour, .minute, .second] && count >= 3)
            let words =
                isClock
                ? ClockFormat(showsHours: fields.contains(.hour), fieldCount: 3, precision: .seconds(1)).string(
                    Double(distance.seconds), rounded: .down)
                : distance.words(atMost: count, locale)
            return AttributedString(prefix(value < anchor ? -distance.seconds : distance.seconds) + words)
        }

        /// The sign that a number has in this strategy.
        private func prefix(_ seconds: Int) -> String {
            let number = seconds.signum().formatted(.number.sign(strategy: sign).locale(Locale(identifier: "en")))
            return number.filter { $0 == "-" || $0 == "+" }
        }

        /// The next date at which the text differs: a second later.
        public func discreteInput(after input: Date) -> Date? { step(input, .down, 1) }
        /// The last date at which the text differed: a second earlier.
        public func discreteInput(before input: Date) -> Date? { step(input, .up, -1) }

        private func step(_ input: Date, _ rule: FloatingPointRoundingRule, _ by: TimeInterval) -> Date {
            anchor.addingTimeInterval((input.timeIntervalSince(anchor) + 1e-6 * by).rounded(rule) + by)
        }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> DateOffset {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The style with another calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var copy = self
            copy.calendar = calendar
            return copy
        }
    }

    /// Formats a date as people refer to it: by its distance if it is near (`in 5 minutes`), otherwise by the date
    /// itself (`June 2019`).
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let fields: Set<Date.RelativeFormatStyle.Field>
        private let count: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        private(set) var calendar = Calendar.autoupdatingCurrent

        /// - Parameters:
        ///   - date: The date to refer to.
        ///   - allowedFields: The units in which the distance may be shown.
        ///   - maxFieldCount: The maximum number of parts if the date itself is shown.
        ///   - thresholdField: The largest unit in which the distance is shown.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            fields = allowedFields.union([thresholdField])
            count = max(1, maxFieldCount)
            threshold = thresholdField
        }

        /// The reference to the date, seen from `value`.
        public func format(_ value: Date) -> AttributedString {
            guard isNear(value) else { return AttributedString(absolute(from: value)) }
            let isNow = abs(date.timeIntervalSince(value)) < 60 && !fields.contains(.second)
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: isNow ? value : date, allowedFields: isNow ? [.second] : fields, presentation: .named,
                unitsStyle: .wide, locale: locale, calendar: calendar)
            return AttributedString(style.format(value))
        }

        private func isNear(_ value: Date) -> Bool {
            let limit: Calendar.Component? =
                switch threshold {
                case .second: .minute
                case .minute: .hour
                case .hour: .day
                case .month: .year
                case .year: nil
                default: .month
                }
            guard let limit else { return true }
            let (first, last) = (min(value, date), max(value, date))
            return calendar.date(byAdding: limit, value: 1, to: first).map { last < $0 } ?? true
        }

        private func absolute(from value: Date) -> String {
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            if calendar.component(.year, from: value) != calendar.component(.year, from: date) {
                style = count > 1 ? style.month(.wide).year() : style.year()
            } else if calendar.isDate(value, inSameDayAs: date) {
                style = style.hour().minute()
            } else {
                style = count > 1 ? style.weekday(.wide).month(.wide).day() : style.month(.wide)
            }
            return style.format(date)
        }

        /// A second later. The text may be the same: finding out when it next differs would cost more.
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
        /// A second earlier. The text may be the same.
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> DateReference {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The style with another calendar.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var copy = self
            copy.calendar = calendar
            return copy
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance of a date from another: `3 minutes, 42 seconds`.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as people refer to it: `in 5 minutes`, `tomorrow`, `June 2019`.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
