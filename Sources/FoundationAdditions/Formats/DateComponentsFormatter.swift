import Foundation

/// Writes lengths of time: `1:05:00`, `1h 5m`, `1 hour, 5 minutes`. Foundation has none on Linux.
///
/// See [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // @unchecked: like Foundation's formatters, a formatter that is being changed may only be used by one thread.

    /// How the units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10:30`
        case positional
        /// `1h 10m 30s`
        case abbreviated
        /// `1 hr, 10 min, 30 sec`
        case short
        /// `1 hour, 10 minutes, 30 seconds`
        case full
        /// `one hour, ten minutes, thirty seconds`
        case spellOut
        /// `1hr 10min 30sec`
        case brief
    }

    /// How units with a value of 0 are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Omits units with a value of 0: leading ones in the positional style, all of them in other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Omits leading units with a value of 0.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Omits units with a value of 0 in between.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Omits trailing units with a value of 0.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Omits all units with a value of 0.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Writes all units, with two digits in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How the units are written; positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// Years, months, weeks of months, days, hours, minutes and seconds; empty means all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units with a value of 0 are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar for days and months, and its locale for the language; nil is the current one.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date at which the duration starts, which determines the lengths of months and days.
    open var referenceDate: Date?
    /// The maximum number of units, from the largest on; 0 is no limit.
    open var maximumUnitCount = 0
    /// Whether the text begins with `About`, in English.
    open var includesApproximationPhrase = false
    /// Whether the text ends with `remaining`, in English.
    open var includesTimeRemainingPhrase = false

    /// Whether the last unit may have a fraction. Not available.
    @available(*, unavailable, message: "Units are whole: use Duration.UnitsFormatStyle, which has fractions")
    open var allowsFractionalUnits: Bool {
        get { false }
        set {}
    }
    /// Whether the largest unit is merged into the next smaller one. Not available.
    @available(*, unavailable, message: "Choose the allowed units")
    open var collapsesLargestUnit: Bool {
        get { false }
        set {}
    }

    /// The time from one date to another as text; nil if either is too far away for the calendar.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        guard Self.isCountable(startDate.timeIntervalSinceReferenceDate),
            Self.isCountable(endDate.timeIntervalSinceReferenceDate)
        else { return nil }
        return words(from: startDate, to: endDate, in: calendar ?? .autoupdatingCurrent)
    }

    /// A number of seconds as text; nil if it is too large for the calendar. A day has 24 hours unless `referenceDate` determines
    /// the day.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard Self.isCountable(timeInterval) else { return nil }
        let start = referenceDate ?? .init(timeIntervalSinceReferenceDate: 0)
        return words(from: start, to: start.addingTimeInterval(timeInterval), in: calendarOfLengths)
    }

    /// The sum of the components as text; nil if the calendar can't add them up.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? .init(timeIntervalSinceReferenceDate: 0)
        let calendar = calendarOfLengths
        return calendar.date(byAdding: components, to: start).flatMap { words(from: start, to: $0, in: calendar) }
    }

    /// Components or a number of seconds as text; nil if the object is neither.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let components as NSDateComponents: string(from: components as DateComponents)
        case let seconds as any BinaryFloatingPoint: string(from: TimeInterval(seconds))
        case let seconds as any BinaryInteger: string(from: TimeInterval(seconds))
        case let seconds as NSNumber: string(from: seconds.doubleValue)
        default: nil
        }
    }

    /// The sum of the components in a style; nil if the calendar can't add them up.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Calendars overflow beyond some ten thousand years.
    private static func isCountable(_ seconds: TimeInterval) -> Bool { abs(seconds) < 4e11 }

    /// Without a reference date, the calendar in GMT, which has no daylight saving time.
    private var calendarOfLengths: Calendar {
        var calendar = calendar ?? .autoupdatingCurrent
        if referenceDate == nil { calendar.timeZone = .gmt }
        return calendar
    }

    private func words(from start: Date, to end: Date, in calendar: Calendar) -> String {
        let units = TimeUnit.allCases.filter {
            allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.foundation)
        }
        let length = TimeLength(from: start, to: end, units: units, calendar: calendar)
        let writer = TimeLengthWriter(
            style: unitsStyle, zeros: zeroFormattingBehavior, maximumUnitCount: maximumUnitCount,
            locale: calendar.locale ?? .autoupdatingCurrent)
        return phrased(writer.write(length), calendar.locale ?? .autoupdatingCurrent)
    }

    private func phrased(_ words: String, _ locale: Locale) -> String {
        guard locale.language.languageCode == .english else { return words }
        return (includesApproximationPhrase ? "About " : "") + words + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}
