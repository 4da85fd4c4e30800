/// Options below each other. In a form or a list each is a separate row; in a menu they are a section of it.
struct InlinePicker: View {
    enum Mark { case check, radio }

    let configuration: _PickerConfiguration
    let mark: Mark
    @Environment(\.isInFormRow) private var isInFormRow
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.hasRadiosInRow) private var hasRadiosInRow
    @Environment(\.presentation) private var presentation

    var body: some View {
        if presentation?.isMenu == true {
            MenuOptions(configuration: configuration)
        } else if isInFormRow {
            if showsLabel { label }
            group
        } else {
            VStack(alignment: .leading, spacing: 0) {
                if showsLabel { label.padding(.bottom, 4) }
                group
            }
            .modifier(AttributeModifier(RoleAttribute(role: .radioGroup, label: configuration.label.text)))
        }
    }

    private var showsLabel: Bool { labelsVisibility != .hidden && !configuration.label.views.isEmpty }

    private var label: some View {
        configuration.label.view.font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
    }

    @ViewBuilder private var group: some View {
        if mark == .radio, hasRadiosInRow { HStack(spacing: 16) { rows }.fixedSize() } else { rows }
    }

    private var rows: some View { ForEach(configuration.options) { InlineOption(option: $0, mark: mark) } }
}

private struct RadiosInRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var hasRadiosInRow: Bool {
        get { self[RadiosInRowKey.self] }
        set { self[RadiosInRowKey.self] = newValue }
    }
}

extension View {
    /// Lays the radio buttons of pickers here side by side.
    ///
    /// See [horizontalRadioGroupLayout()](https://developer.apple.com/documentation/swiftui/view/horizontalradiogrouplayout()).
    public func horizontalRadioGroupLayout() -> some View { environment(\.hasRadiosInRow, true) }
}

private struct InlineOption: View {
    let option: _PickerConfiguration.Option
    let mark: InlinePicker.Mark

    var body: some View {
        PressableLabel(action: option.select) {
            HStack(spacing: 10) {
                if mark == .radio { RadioMark(isSelected: option.isSelected) }
                option.view
                Spacer(minLength: 8)
                if mark == .check, option.isSelected {
                    Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
                        .accessibilityHidden(true)
                }
            }
            .frame(minHeight: mark == .radio ? 32 : 44)
            .contentShape(Rectangle())
        }
        .modifier(AttributeModifier(RoleAttribute(role: .radio, isSelected: option.isSelected)))
    }
}

/// A radio button: a ring, with a dot inside if the option is chosen.
private struct RadioMark: View {
    let isSelected: Bool

    var body: some View {
        ZStack {
            if isSelected {
                Circle().fill(.tint)
                Circle().fill(.white).frame(width: 8, height: 8)
            } else {
                Circle().stroke(.tertiary, lineWidth: 1.5).padding(0.75)
            }
        }
        .frame(width: 20, height: 20)
        .accessibilityHidden(true)
    }
}
