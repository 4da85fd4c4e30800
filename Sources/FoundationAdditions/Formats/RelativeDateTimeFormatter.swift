import Foundation

/// Writes how far a date is from another in words: `in 2 hours`, `yesterday`. Foundation has none on Linux.
///
/// See [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // @unchecked: like Foundation's formatters, one that is being changed belongs to one thread.

    /// Whether days are counted or named.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }

    /// How much room the units take.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// As short as can be.
        case abbreviated
    }

    /// Whether days are counted or named; counted by default.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// How much room the units take; all of it by default.
    public var unitsStyle = UnitsStyle.full
    /// The language; nil is the current one.
    public var locale: Locale! = .autoupdatingCurrent
    /// What days and months are counted in; nil is the current one.
    public var calendar: Calendar! = .autoupdatingCurrent

    /// How far a date is from another.
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

    /// How far away a number of seconds is; a negative one is past.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far away what the components add up to is.
    public func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date.now
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// How far a date is from now; nil where the object is no date.
    public override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }
}
