/// Options in a row, each in its own size; the chosen one has a soft frame.
struct PalettePicker: View {
    let configuration: _PickerConfiguration
    @Environment(\.paletteSelectionEffect) private var effect
    @Environment(\.symbolVariants) private var variants

    var body: some View {
        HStack(spacing: 4) {
            ForEach(configuration.options) { option in
                PressableLabel(action: option.select) {
                    option.view
                        .labelStyle(.iconOnly)
                        .symbolVariant(option.isSelected ? effect.variant ?? variants : variants)
                        .foregroundStyle(
                            option.isSelected && effect != .custom ? PaintStyle(.tint) : PaintStyle(.primary)
                        )
                        .frame(minWidth: 36, minHeight: 36)
                        .background(
                            option.isSelected && effect == .automatic ? PaintStyle(.fill) : PaintStyle(.clear),
                            in: RoundedRectangle(cornerRadius: 10))
                }
                .modifier(AttributeModifier(RoleAttribute(role: .radio, isSelected: option.isSelected)))
            }
        }
        .modifier(AttributeModifier(RoleAttribute(role: .radioGroup, label: configuration.label.text)))
    }
}
