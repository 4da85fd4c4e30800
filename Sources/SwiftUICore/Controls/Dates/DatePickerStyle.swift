/// How a date picker looks: the browser's own calendar opens, or one stands in the page.
public protocol DatePickerStyle: Sendable {
    /// Whether a calendar stands in the page.
    var _showsCalendar: Bool { get }
}

extension DatePickerStyle {
    public var _showsCalendar: Bool { false }
}

/// The style that fits the place.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// The date on a soft ground, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// As `CompactDatePickerStyle`: a calendar that stands in the page is the browser's to show.
public struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// As `FieldDatePickerStyle`, worked by the arrow keys.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}
}

/// A calendar that stands in the page.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _showsCalendar: Bool { true }
}

@available(*, unavailable, message: "A browser has no wheels for dates: use .compact")
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct ShowsCalendarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether date pickers show a calendar in the page.
    var showsCalendar: Bool {
        get { self[ShowsCalendarKey.self] }
        set { self[ShowsCalendarKey.self] = newValue }
    }
}

extension View {
    /// All styles but the graphical one look alike.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.showsCalendar, style._showsCalendar)
    }
}
