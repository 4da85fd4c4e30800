/// How a date picker looks: the browser's own calendar opens in each of them.
public protocol DatePickerStyle: Sendable {}

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

@available(*, unavailable, message: "A browser has no calendar that stands in the page: use .compact")
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
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

extension View {
    /// All styles look alike.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
