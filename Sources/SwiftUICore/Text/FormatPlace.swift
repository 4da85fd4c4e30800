import Foundation

/// Where a value is shown or typed: what a format takes from there unless the app gave it something of its own.
///
/// On Apple's systems that is the person's device; here it is the visitor's browser, and not the machine that the app
/// runs on, whose locale and time zone a format has by itself.
struct FormatPlace {
    private let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) { self.environment = environment }

    fileprivate var locale: Locale { environment.locale }

    /// The format as it is here. A locale, a calendar and a time zone of the app's own stay.
    func localized<F: FormatStyle>(_ style: F) -> F {
        var style = style
        if hasLocaleOfDevice(style) { style = style.locale(locale) }
        guard let placed = style as? any PlacedFormatStyle else { return style }
        return placed.placed(in: self) as? F ?? style
    }

    /// A style doesn't tell its locale, but it can be seen whether another one would change it.
    private func hasLocaleOfDevice<F: FormatStyle>(_ style: F) -> Bool {
        style == style.locale(.autoupdatingCurrent) || style == style.locale(.current)
    }

    fileprivate func own(_ calendar: Calendar) -> Calendar {
        guard calendar == .autoupdatingCurrent else { return calendar }
        var placed = environment.calendar
        placed.timeZone = environment.timeZone
        return placed
    }

    fileprivate func own(_ timeZone: TimeZone) -> TimeZone {
        timeZone == .autoupdatingCurrent ? environment.timeZone : timeZone
    }
}

/// A style that depends on more than a locale.
private protocol PlacedFormatStyle {
    func placed(in place: FormatPlace) -> Self
}

/// A style that counts in a calendar.
private protocol DatedFormatStyle: PlacedFormatStyle {
    var calendar: Calendar { get set }
}

/// A style that tells times of the day.
private protocol TimedFormatStyle: DatedFormatStyle {
    var timeZone: TimeZone { get set }
}

extension DatedFormatStyle {
    fileprivate func placed(in place: FormatPlace) -> Self {
        var style = self
        style.calendar = place.own(calendar)
        return style
    }
}

extension TimedFormatStyle {
    fileprivate func placed(in place: FormatPlace) -> Self {
        var style = self
        style.calendar = place.own(calendar)
        style.timeZone = place.own(timeZone)
        return style
    }
}

extension Date.FormatStyle: TimedFormatStyle {}

extension Date.IntervalFormatStyle: TimedFormatStyle {}

extension Date.RelativeFormatStyle: DatedFormatStyle {}

extension Date.AnchoredRelativeFormatStyle: DatedFormatStyle {}

extension Date.FormatStyle.Attributed: PlacedFormatStyle {
    // By the subscript, since the names of these members are those of methods, too.
    fileprivate func placed(in place: FormatPlace) -> Self {
        var style = self
        style[dynamicMember: \.calendar] = place.own(style[dynamicMember: \.calendar])
        style[dynamicMember: \.timeZone] = place.own(style[dynamicMember: \.timeZone])
        return style
    }
}

extension Date.VerbatimFormatStyle: PlacedFormatStyle {
    /// Its calendar and time zone were always given to it; a locale need not have been.
    fileprivate func placed(in place: FormatPlace) -> Self { locale == nil ? self.locale(place.locale) : self }
}

extension SystemFormatStyle.DateOffset: PlacedFormatStyle {
    fileprivate func placed(in place: FormatPlace) -> Self { calendar(place.own(calendar)) }
}

extension SystemFormatStyle.DateReference: PlacedFormatStyle {
    fileprivate func placed(in place: FormatPlace) -> Self { calendar(place.own(calendar)) }
}
