/// A toggle as a row of a menu, with a check mark while it is on, and a dash if its values differ.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: configuration.turn) {
            MenuMark(symbol: configuration.isMixed ? "minus" : configuration.isOn ? "checkmark" : nil)
            configuration.label
        }
        .modifier(AttributeModifier(configuration.role(.checkbox)))
    }
}
