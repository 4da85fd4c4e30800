import DisplayList

/// The chosen option with a disclosure symbol; the browser's own menu opens over it. In a menu it is a submenu.
struct MenuPicker: View {
    let configuration: _PickerConfiguration
    @Environment(\.isInFormRow) private var isInFormRow
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.presentation) private var presentation

    var body: some View {
        if presentation?.isMenu == true {
            MenuOptionsMenu(configuration: configuration)
        } else if showsLabel {
            LabeledRow(stacksLargeText: true) {
                configuration.label.view.accessibilityHidden(true)
            } content: {
                control
            }
        } else {
            control
        }
    }

    /// Outside of forms, a menu's label is for assistive technology only.
    private var showsLabel: Bool {
        labelsVisibility == .visible || (isInFormRow && labelsVisibility == .automatic)
    }

    private var control: some View {
        HStack(spacing: 5) {
            chosen.lineLimit(textSize.isAccessibilitySize ? 2 : 1)
            Image(systemName: "chevron.up.chevron.down").font(.footnote).fontWeight(.semibold)
        }
        .foregroundStyle(MenuPickerLabelStyle(isInFormRow: isInFormRow))
        .frame(minHeight: horizontalSizeClass == .compact && !isInFormRow ? 44 : 28)
        .accessibilityHidden(true)
        .modifier(menu)
    }

    @ViewBuilder private var chosen: some View {
        if let view = configuration.currentValueLabel { view } else { configuration.selected?.view }
    }

    private var menu: NativeControl {
        let options = configuration.options
        return NativeControl(
            variety: .menu, value: configuration.selected.map { String($0.id) } ?? "",
            options: {
                options.map { ControlContent.Option(value: String($0.id), title: $0.title, group: $0.group) }
            },
            label: configuration.label.text,
            onChange: { value in options.first { String($0.id) == value }?.select() })
    }
}

/// The tint, or in a form the secondary color.
private struct MenuPickerLabelStyle: UndecoratedStyle, Equatable {
    let isInFormRow: Bool

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        guard environment.isEnabled else { return AnyShapeStyle(.tertiary) }
        return isInFormRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
    }
}
