import FoundationAdditions
import Foundation

/// A control for a date, a time, or both.
///
/// See [DatePicker](https://developer.apple.com/documentation/swiftui/datepicker). The date is shown as the window's locale
/// writes it; the browser's own calendar opens over it.
public struct DatePicker<Label: View>: View {
    /// The parts of a date that a picker edits.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    fileprivate init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    /// The date picker in the style of its environment.
    public var body: some View {
        LabelReader(label: label) { label in styled(by: style, configuration(label)) }
    }

    private func configuration(_ label: SpokenLabel) -> DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: .init(content: label.view), spokenLabel: label.text, selection: selection, minimumDate: minimum,
            maximumDate: maximum, displayedComponents: components)
    }

    private func styled<S: DatePickerStyle>(by style: S, _ configuration: DatePickerStyleConfiguration) -> AnyView {
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
            .shown(with: \.datePickerStyle, DefaultDatePickerStyle())
    }
}

/// The parts of a date that a picker edits.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hours and minutes.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
    /// A picker for any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// A picker for the dates of a range, both ends included.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// A picker for dates from the range's lower bound on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// A picker for dates up to the range's upper bound, itself included.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// A picker for any date. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// A picker for the dates of a range, both ends included. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker for dates from the range's lower bound on. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// A picker for dates up to the range's upper bound, itself included. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// A picker for any date. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(verbatim: String(title)))
    }

    /// A picker for the dates of a range, both ends included. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, range.lowerBound, range.upperBound, displayedComponents, Text(verbatim: String(title)))
    }

    /// A picker for dates from the range's lower bound on. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(verbatim: String(title)))
    }

    /// A picker for dates up to the range's upper bound, itself included. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(verbatim: String(title)))
    }
}
