/// How a date picker looks: the browser's own calendar opens, or one stands in the page.
public protocol DatePickerStyle: Sendable {
    var _look: _DatePickerLook { get }
}

extension DatePickerStyle {
    public var _look: _DatePickerLook { .fields }
}

/// What a date picker is made of: fields of the browser's own, a calendar in the page, or wheels.
public enum _DatePickerLook: Sendable { case fields, calendar, wheels }

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
    public var _look: _DatePickerLook { .calendar }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _look: _DatePickerLook { .wheels }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
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

private struct DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .fields } }

extension EnvironmentValues {
    var datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// All styles but the graphical one and the wheels look alike.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, style._look)
    }
}
