/// A picker's options as a section of a menu. The chosen one has a check mark; choosing one closes the menu.
struct MenuOptions: View {
    let configuration: _PickerConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        Section {
            ForEach(configuration.options) { option in
                Button(action: option.select) {
                    MenuMark(symbol: option.isSelected ? "checkmark" : nil)
                    option.view
                }
                .modifier(AttributeModifier(RoleAttribute(role: .radio, isSelected: option.isSelected)))
            }
        } header: {
            if labelsVisibility != .hidden { configuration.label.view.accessibilityHidden(true) }
        }
    }
}

/// A picker's options in a submenu.
struct MenuOptionsMenu: View {
    let configuration: _PickerConfiguration

    var body: some View {
        Menu {
            MenuOptions(configuration: configuration).labelsVisibility(.hidden)
        } label: {
            configuration.label.view
        }
    }
}

/// The mark at the leading edge of a row that can be chosen. Rows without a mark have the same space.
struct MenuMark: View {
    let symbol: String?

    var body: some View {
        Image(systemName: symbol ?? "checkmark").fontWeight(.semibold).imageScale(.small)
            .frame(width: 18)
            .opacity(symbol == nil ? 0 : 1)
            .accessibilityHidden(true)
    }
}
