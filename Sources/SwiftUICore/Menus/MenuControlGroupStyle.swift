/// A button with the group's label, which opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The group of controls in this style.
    public func makeBody(configuration: Configuration) -> some View { ControlGroupMenu(configuration: configuration) }
}

/// In a menu, symbols in a row; elsewhere a button that opens a menu of the controls.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The group of controls in this style.
    public func makeBody(configuration: Configuration) -> some View { CompactGroup(configuration: configuration) }
}

private struct CompactGroup: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.presentation) private var presentation

    var body: some View {
        if presentation?.isMenu == true {
            PaletteControlGroupStyle().makeBody(configuration: configuration).padding(.horizontal, 12)
        } else {
            ControlGroupMenu(configuration: configuration)
        }
    }
}

private struct ControlGroupMenu: View {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        Menu {
            configuration.content
        } label: {
            if let label = configuration.label {
                label
            } else {
                Image(systemName: "ellipsis.circle")
            }
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button with the group's label, which opens a menu of the controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// In a menu, symbols in a row; elsewhere a button that opens a menu of the controls.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
