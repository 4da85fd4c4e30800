import Foundation

/// Writes lengths of time: `1:05:00`, `1h 5m`, `1 hour, 5 minutes`. Foundation has none on Linux.
///
/// See [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // @unchecked: like Foundation's formatters, one that is being changed belongs to one thread.

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

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt
        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Units of which there are none are left out: in a clock those at the beginning, in other styles all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Leaves out units of which there are none at the beginning.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Leaves out units of which there are none in between.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Leaves out units of which there are none at the end.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Leaves out all units of which there are none.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All units are shown, and those of a clock have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How the units are written; as a clock by default.
    open var unitsStyle = UnitsStyle.positional
    /// Years, months, weeks of months, days, hours, minutes and seconds; none means all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// What days and months are counted in, and whose locale the language is; nil is the current one.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date that seconds and components are counted from, on which the lengths of months and days depend.
    open var referenceDate: Date?
    /// How many units are shown, from the largest on; 0 is any number.
    open var maximumUnitCount = 0
    /// Begins with `About`: in English.
    open var includesApproximationPhrase = false
    /// Ends with `remaining`: in English.
    open var includesTimeRemainingPhrase = false

    /// Whether the last unit may have a fraction. Not available.
    @available(*, unavailable, message: "Units are whole: use Duration.UnitsFormatStyle, which has fractions")
    open var allowsFractionalUnits: Bool {
        get { false }
        set {}
    }
    /// Whether the largest unit is left out where it can be told by the next. Not available.
    @available(*, unavailable, message: "Choose the allowed units")
    open var collapsesLargestUnit: Bool {
        get { false }
        set {}
    }

    /// The length of time from one date to another, as text; nil where either is too far away to count.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        guard Self.isCountable(startDate.timeIntervalSinceReferenceDate),
            Self.isCountable(endDate.timeIntervalSinceReferenceDate)
        else { return nil }
        return words(from: startDate, to: endDate, in: calendar ?? .autoupdatingCurrent)
    }

    /// A number of seconds, as text; nil where there are too many to count. A day has 24 hours unless a `referenceDate`
    /// says which day it is.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard Self.isCountable(timeInterval) else { return nil }
        let start = referenceDate ?? .init(timeIntervalSinceReferenceDate: 0)
        return words(from: start, to: start.addingTimeInterval(timeInterval), in: calendarOfLengths)
    }

    /// What the components add up to, as text; nil where the calendar can't add them up.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? .init(timeIntervalSinceReferenceDate: 0)
        let calendar = calendarOfLengths
        return calendar.date(byAdding: components, to: start).flatMap { words(from: start, to: $0, in: calendar) }
    }

    /// Components or a number of seconds, as text; nil where the object is neither.
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

    /// What the components add up to, in a style. Nil where the calendar can't add them up.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Calendars lose count beyond some ten thousand years.
    private static func isCountable(_ seconds: TimeInterval) -> Bool { abs(seconds) < 4e11 }

    /// Without changes of the clocks, where nobody said which days these are.
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
