import Foundation

/// A calendar in which several days can be chosen.
///
/// See [MultiDatePicker](https://developer.apple.com/documentation/swiftui/multidatepicker). A day is chosen as its calendar,
/// era, year, month and day.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let minimum: Date?
    /// The first moment that can't be chosen.
    private let end: Date?
    private let label: Label
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    private init(_ selection: Binding<Set<DateComponents>>, _ minimum: Date?, _ end: Date?, _ label: Label) {
        self.selection = selection
        self.minimum = minimum
        self.end = end
        self.label = label
    }

    /// A calendar of one month at a time, which also has the label for assistive technology.
    public var body: some View {
        LabelReader(label: label) { label in
            DateCalendar(
                anchor: anchor, minimum: minimum, maximum: end.map { $0.addingTimeInterval(-1) },
                isChosen: { place(of: $0) != nil }, choose: toggle
            )
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text(verbatim: label.text ?? ""))
        }
    }

    /// The month of the first chosen day is shown first.
    private var anchor: Date {
        let dates = selection.wrappedValue.compactMap { zoned.date(from: $0) }
        return dates.min() ?? max(Date(), minimum ?? .distantPast)
    }

    private var zoned: Calendar {
        var zoned = calendar
        zoned.timeZone = timeZone
        return zoned
    }

    private func place(of day: Date) -> Set<DateComponents>.Index? {
        let wanted = zoned.dateComponents([.era, .year, .month, .day], from: day)
        return selection.wrappedValue.firstIndex { one in
            one.year == wanted.year && one.month == wanted.month && one.day == wanted.day
                && (one.era == nil || one.era == wanted.era)
        }
    }

    private func toggle(_ day: Date) {
        if let place = place(of: day) {
            selection.wrappedValue.remove(at: place)
        } else {
            selection.wrappedValue.insert(zoned.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
    }
}

extension MultiDatePicker {
    /// A calendar in which any day can be chosen.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    /// A calendar in which the days of a range can be chosen; the upper bound is not part of it.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// A calendar in which days from the lower bound on can be chosen.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, nil, label())
    }

    /// A calendar in which days before the upper bound can be chosen.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, bounds.upperBound, label())
    }
}

extension MultiDatePicker where Label == Text {
    /// A calendar in which any day can be chosen. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    /// A calendar in which any day can be chosen. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(verbatim: String(title)))
    }

    /// A calendar in which the days of a range can be chosen; the upper bound is not part of it. The title is looked up
    /// in the app's strings.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
    }

    /// A calendar in which days from the lower bound on can be chosen. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(titleKey))
    }

    /// A calendar in which days before the upper bound can be chosen. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(titleKey))
    }

    /// A calendar in which the days of a range can be chosen; the upper bound is not part of it. The title is shown as
    /// it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(verbatim: String(title)))
    }

    /// A calendar in which days from the lower bound on can be chosen. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(verbatim: String(title)))
    }

    /// A calendar in which days before the upper bound can be chosen. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(verbatim: String(title)))
    }
}
