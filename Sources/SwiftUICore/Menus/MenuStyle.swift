/// How a menu's button looks.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu that a style draws.
public struct MenuStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<MenuStyleConfiguration, _StylePartName.Label>
    /// The type of `content`.
    public typealias Content = _StylePart<MenuStyleConfiguration, _StylePartName.Content>

    let label: Label
    package let content: Content
    let primaryAction: (() -> Void)?
}

/// The menu's button in the button style of its environment.
public struct DefaultMenuStyle: MenuStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The menu in this style.
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// The menu's button in the button style of its environment.
public struct ButtonMenuStyle: MenuStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The menu in this style.
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// The menu's button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The menu in this style.
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

/// The menu's button with a border.
@available(swift, deprecated: 100000.0, message: "Use ButtonMenuStyle with .buttonStyle(.bordered)")
public struct BorderedButtonMenuStyle: MenuStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The menu in this style.
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The menu's button in the button style of its environment.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The menu's button in the button style of its environment.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The menu's button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A menu in the style's own body gets the default style.
typealias AnyMenuStyle = ErasedStyle<MenuStyleConfiguration>

extension ErasedStyle where Configuration == MenuStyleConfiguration {
    static var automatic: AnyMenuStyle { AnyMenuStyle(DefaultMenuStyle()) { AnyView(MenuButton(configuration: $0)) } }
}

private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: AnyMenuStyle { .automatic }
}

extension EnvironmentValues {
    var menuStyle: AnyMenuStyle {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every menu in this view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(
            \.menuStyle,
            AnyMenuStyle(style) { AnyView(style.makeBody(configuration: $0).environment(\.menuStyle, .automatic)) })
    }
}
