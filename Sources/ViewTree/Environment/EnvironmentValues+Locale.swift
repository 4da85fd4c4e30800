import Foundation

struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
}

struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

struct ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The browser's locale.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The time zone; by default, the browser's.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The calendar; by default, the process's, with the environment's locale and time zone.
    public var calendar: Calendar {
        get {
            if let own = self[CalendarKey.self] { return own }
            var calendar = Calendar.current
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// Device pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a device pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether motion should be reduced, as set in the browser.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
}
