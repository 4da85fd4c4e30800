import Foundation

/// The environment in which a value is shown or typed. It supplies a format's locale, calendar and time zone, unless
/// the app has set them.
///
/// On Apple's systems they are those of the person's device. Here they are those of the visitor's browser, and not
/// those of the machine that the app runs on, which a format uses by default.
package struct FormatPlace {
    private let environment: EnvironmentValues

    package init(_ environment: EnvironmentValues) { self.environment = environment }

    fileprivate var locale: Locale { environment.locale }

    /// The format for this environment. A locale, a calendar and a time zone that the app has set are kept.
    package func localized<F: FormatStyle>(_ style: F) -> F {
        var style = style
        if hasLocaleOfDevice(style) { style = style.locale(locale) }
        guard let placed = style as? any PlacedFormatStyle else { return style }
        return placed.placed(in: self) as? F ?? style
    }

    /// A style's locale can't be read. But if setting the device's locale doesn't change the style, that was its
    /// locale.
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

/// A style that uses a calendar.
private protocol DatedFormatStyle: PlacedFormatStyle {
    var calendar: Calendar { get set }
}

/// A style for times of the day.
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
    // Through the subscript, since there are methods with the same names as these members.
    fileprivate func placed(in place: FormatPlace) -> Self {
        var style = self
        style[dynamicMember: \.calendar] = place.own(style[dynamicMember: \.calendar])
        style[dynamicMember: \.timeZone] = place.own(style[dynamicMember: \.timeZone])
        return style
    }
}

extension Date.VerbatimFormatStyle: PlacedFormatStyle {
    /// Its calendar and its time zone are always set by the app; its locale need not be.
    fileprivate func placed(in place: FormatPlace) -> Self { locale == nil ? self.locale(place.locale) : self }
}

extension SystemFormatStyle.DateOffset: PlacedFormatStyle {
    fileprivate func placed(in place: FormatPlace) -> Self { calendar(place.own(calendar)) }
}

extension SystemFormatStyle.DateReference: PlacedFormatStyle {
    fileprivate func placed(in place: FormatPlace) -> Self { calendar(place.own(calendar)) }
}
