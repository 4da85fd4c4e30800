import DisplayList

/// A label and a switch; pressing either toggles the switch.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    var tint: Color?
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        PressableLabel(action: configuration.turn) {
            if labelsVisibility == .hidden {
                knob
            } else {
                LabeledRow {
                    configuration.label
                } content: {
                    knob
                }
                .contentShape(Rectangle())
            }
        }
        .modifier(AttributeModifier(configuration.role(.toggle)))
    }

    private var knob: some View {
        SwitchKnob(isOn: configuration.isOn, isMixed: configuration.isMixed, tint: tint).accessibilityHidden(true)
    }
}

extension ToggleStyleConfiguration {
    @MainActor func turn() { isOn = isMixed || !isOn }

    /// The toggle's accessibility role, state and label.
    func role(_ role: ElementAccessibility.Role) -> RoleAttribute {
        RoleAttribute(role: role, isSelected: isOn, label: spokenLabel)
    }
}

/// The switch itself, 51 by 31 points.
private struct SwitchKnob: View {
    let isOn: Bool
    let isMixed: Bool
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tintStyle

    var body: some View {
        ZStack(alignment: isMixed ? .center : isOn ? .trailing : .leading) {
            Capsule().fill(PaintStyle(isOn ? track : AnyShapeStyle(.fill)))
            Capsule().fill(.white)
                .shadow(color: .black.opacity(0.2), radius: 3, y: 1)
                .frame(width: 27, height: 27)
                .padding(2)
        }
        .frame(width: 51, height: 31)
        .opacity(isEnabled ? 1 : 0.5)
        .animation(.snappy(duration: 0.22), value: isOn)
    }

    /// Green unless a tint is set.
    private var track: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(.green) }
}
