/// Options in a row, each as large as it is; a soft frame lies around the chosen one.
struct PalettePicker: View {
    let configuration: _PickerConfiguration

    var body: some View {
        HStack(spacing: 4) {
            ForEach(configuration.options) { option in
                PressableLabel(action: option.select) {
                    option.view
                        .labelStyle(.iconOnly)
                        .foregroundStyle(option.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                        .frame(minWidth: 36, minHeight: 36)
                        .background(
                            option.isSelected ? AnyShapeStyle(.fill) : AnyShapeStyle(.clear),
                            in: RoundedRectangle(cornerRadius: 10))
                }
                .modifier(AttributeModifier(RoleAttribute(role: .radio, isSelected: option.isSelected)))
            }
        }
        .modifier(AttributeModifier(RoleAttribute(role: .radioGroup, label: configuration.label.text)))
    }
}
