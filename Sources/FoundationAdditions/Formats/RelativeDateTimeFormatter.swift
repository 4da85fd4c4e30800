import Foundation

/// Writes the distance between two dates in words: `in 2 hours`, `yesterday`. Foundation has none on Linux.
///
/// See [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // @unchecked: like Foundation's formatters, a formatter that is being changed may only be used by one thread.

    /// Whether days are counted or named.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }

    /// The length of the units' names.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// The shortest form.
        case abbreviated
    }

    /// Whether days are counted or named; counted by default.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The length of the units' names; full by default.
    public var unitsStyle = UnitsStyle.full
    /// The language; nil is the current one.
    public var locale: Locale! = .autoupdatingCurrent
    /// The calendar for days and months; nil is the current one.
    public var calendar: Calendar! = .autoupdatingCurrent

    /// The distance of a date from another.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Date.AnchoredRelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent
        ).format(referenceDate)
    }

    /// The distance of a number of seconds; negative numbers are in the past.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far in the past or the future a date is that differs from now by the components.
    public func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// The distance of a date from now; nil if the object is no date.
    public override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }
}
