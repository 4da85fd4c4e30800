import Foundation

/// How a date picker looks: it opens the browser's own calendar, shows one in the page, or is drawn by the app's style.
///
/// See [DatePickerStyle](https://developer.apple.com/documentation/swiftui/datepickerstyle).
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker that a style draws.
public struct DatePickerStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<DatePickerStyleConfiguration, _StylePartName.Label>

    /// The picker's label.
    public let label: Label
    let spokenLabel: String?
    /// The chosen date. A style changes it by assigning to it.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; nil if there is none.
    public var minimumDate: Date?
    /// The latest date that can be chosen; nil if there is none.
    public var maximumDate: Date?
    /// Which parts of the date can be chosen.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, spokenLabel: String?, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        self.spokenLabel = spokenLabel
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// The default style for the context.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The date picker in this style.
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerContent(configuration: configuration, look: .fields)
    }
}

/// The date on a soft background, which opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The date picker in this style.
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerContent(configuration: configuration, look: .fields)
    }
}

/// The date on a soft background, which opens a calendar: the same as `CompactDatePickerStyle` here.
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The date picker in this style.
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerContent(configuration: configuration, look: .fields)
    }
}

/// The date on a soft background, which the arrow keys change: the same as `FieldDatePickerStyle` here.
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The date picker in this style.
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerContent(configuration: configuration, look: .fields)
    }
}

/// A calendar in the page.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The date picker in this style.
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerContent(configuration: configuration, look: .calendar)
    }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The date picker in this style.
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerContent(configuration: configuration, look: .wheels)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style for the context.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date on a soft background, which opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The date on a soft background, which opens a calendar: the same as `CompactDatePickerStyle` here.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The date on a soft background, which the arrow keys change: the same as `FieldDatePickerStyle` here.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar in the page.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}

extension EnvironmentValues {
    var datePickerStyle: any DatePickerStyle {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every date picker in this view. All styles but the graphical one, the wheels and an app's own
    /// look alike.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerStyle, style)
    }
}
