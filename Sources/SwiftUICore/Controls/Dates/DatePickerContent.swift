import Foundation

/// A date picker in one of the built-in looks.
struct DatePickerContent: View {
    /// The browser's own fields, a calendar in the page, or wheels.
    enum Look { case fields, calendar, wheels }

    let configuration: DatePickerStyleConfiguration
    let look: Look
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        if look == .wheels {
            DateWheels(
                selection: configuration.$selection, components: components, minimum: configuration.minimumDate,
                maximum: configuration.maximumDate
            )
            .accessibilityElement(children: .contain)
            .accessibilityLabel(spokenLabel)
        } else if look == .calendar, components.contains(.date) {
            month
        } else if labelsVisibility == .hidden {
            fields
        } else {
            LabeledRow {
                configuration.label.accessibilityHidden(true)
            } content: {
                fields
            }
        }
    }

    private var components: DatePickerComponents { configuration.displayedComponents }
    private var spokenLabel: Text { Text(verbatim: configuration.spokenLabel ?? "") }

    /// The calendar takes the whole width; the time, if it is among the components, is below it.
    private var month: some View {
        VStack(spacing: 8) {
            DateCalendar(
                anchor: configuration.selection, minimum: configuration.minimumDate,
                maximum: configuration.maximumDate,
                isChosen: { zoned.isDate($0, inSameDayAs: configuration.selection) }, choose: choose)
            if components.contains(.hourAndMinute) {
                HStack {
                    Text.system("Time").accessibilityHidden(true)
                    Spacer()
                    field(.time)
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(spokenLabel)
    }

    private var zoned: Calendar {
        var zoned = calendar
        zoned.timeZone = timeZone
        return zoned
    }

    /// Selects a day and keeps the time of day, clamped to the range. The time is set rather than added to the start of
    /// the day, which would be wrong on a day with a daylight-saving change.
    private func choose(_ day: Date) {
        let time = zoned.dateComponents([.hour, .minute, .second], from: configuration.selection)
        let date = zoned.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        let early = max(date ?? day, configuration.minimumDate ?? .distantPast)
        configuration.selection = min(early, configuration.maximumDate ?? .distantFuture)
    }

    private var fields: some View {
        HStack(spacing: 8) {
            if components.contains(.date) { field(.date) }
            if components.contains(.hourAndMinute) { field(.time) }
        }
    }

    private func field(_ part: DateField.Part) -> DateField {
        DateField(
            selection: configuration.$selection, part: part, minimum: configuration.minimumDate,
            maximum: configuration.maximumDate, label: configuration.spokenLabel)
    }
}
