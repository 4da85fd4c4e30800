/// A toggle as a button, with a softly tinted background while it is on.
struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        PressableLabel(action: configuration.turn) {
            HStack { configuration.label }
                .standardForeground(TintedLabelStyle(role: nil))
                .modifier(
                    ButtonFrame(
                        fill: configuration.isOn
                            ? AnyShapeStyle(TintedFillStyle(role: nil).opacity(0.18)) : AnyShapeStyle(.clear)))
        }
        .modifier(AttributeModifier(RoleAttribute(role: .toggle, isSelected: configuration.isOn)))
    }
}

/// A box with a check mark before the label.
struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        PressableLabel(action: configuration.turn) {
            HStack(spacing: 9) {
                box.accessibilityHidden(true)
                if labelsVisibility != .hidden { configuration.label }
            }
            .frame(minHeight: 28)
        }
        .modifier(AttributeModifier(configuration.role(.checkbox)))
    }

    private var box: some View {
        ZStack {
            if configuration.isOn || configuration.isMixed {
                RoundedRectangle(cornerRadius: 5.5).fill(.tint)
                Image(systemName: configuration.isMixed ? "minus" : "checkmark")
                    .font(.footnote).fontWeight(.bold).foregroundStyle(.white)
            } else {
                RoundedRectangle(cornerRadius: 5.5).strokeBorder(.tertiary, lineWidth: 1.5)
            }
        }
        .frame(width: 20, height: 20)
        .opacity(isEnabled ? 1 : 0.5)
    }
}
