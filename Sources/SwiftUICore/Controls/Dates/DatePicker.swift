import Assets
import Foundation

/// A control for a date, a time, or both.
///
/// See [DatePicker](https://developer.apple.com/documentation/swiftui/datepicker). The date is shown as the window's locale
/// writes it; the browser's own calendar opens over it.
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.datePickerLook) private var look
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    fileprivate init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    public var body: some View {
        LabelReader(label: label) { label in
            if look == .wheels {
                DateWheels(selection: selection, components: components, minimum: minimum, maximum: maximum)
                    .accessibilityElement(children: .contain)
                    .accessibilityLabel(Text(verbatim: label.text ?? ""))
            } else if look == .calendar, components.contains(.date) {
                calendar(label)
            } else if labelsVisibility == .hidden {
                fields(label)
            } else {
                LabeledRow {
                    label.view.accessibilityHidden(true)
                } content: {
                    fields(label)
                }
            }
        }
    }

    /// The calendar has the whole width; the time, where it is asked for, is under it.
    private func calendar(_ label: SpokenLabel) -> some View {
        VStack(spacing: 8) {
            DateCalendar(
                anchor: selection.wrappedValue, minimum: minimum, maximum: maximum,
                isChosen: { zoned.isDate($0, inSameDayAs: selection.wrappedValue) }, choose: choose)
            if components.contains(.hourAndMinute) {
                HStack {
                    Text.system("Time").accessibilityHidden(true)
                    Spacer()
                    field(.time, label)
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: label.text ?? ""))
    }

    private var zoned: Calendar {
        var zoned = calendar
        zoned.timeZone = timeZone
        return zoned
    }

    /// The time of day stays, as far as the range lets it.
    private func choose(_ day: Date) {
        let time = zoned.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
        var date = zoned.date(byAdding: time, to: day) ?? day
        if let minimum { date = max(date, minimum) }
        if let maximum { date = min(date, maximum) }
        selection.wrappedValue = date
    }

    private func fields(_ label: SpokenLabel) -> some View {
        HStack(spacing: 8) {
            if components.contains(.date) { field(.date, label) }
            if components.contains(.hourAndMinute) { field(.time, label) }
        }
    }

    private func field(_ part: DateField.Part, _ label: SpokenLabel) -> DateField {
        DateField(selection: selection, part: part, minimum: minimum, maximum: maximum, label: label.text)
    }
}

/// Which parts of a date a picker is for.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(verbatim: String(title)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, range.lowerBound, range.upperBound, displayedComponents, Text(verbatim: String(title)))
    }
}
