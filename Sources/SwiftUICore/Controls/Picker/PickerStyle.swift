/// How a picker looks: one of those below. Apps can't make their own, as on Apple's platforms.
@MainActor @preconcurrency
public protocol PickerStyle {
    func _makeBody(_ configuration: _PickerConfiguration) -> AnyView
}

/// The default style for the context: a menu; inside of a menu, the options themselves.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(DefaultPicker(configuration: configuration))
    }
}

private struct DefaultPicker: View {
    let configuration: _PickerConfiguration
    @Environment(\.presentation) private var presentation

    var body: some View {
        if presentation?.isMenu == true {
            MenuOptions(configuration: configuration)
        } else {
            MenuPicker(configuration: configuration)
        }
    }
}

/// The chosen option, which opens a menu of all; inside of a menu, the label, which opens a submenu.
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(MenuPicker(configuration: configuration))
    }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(SegmentedPicker(configuration: configuration))
    }
}

/// All options side by side, as tabs. They look like segments, and have the same accessibility.
///
/// See [TabsPickerStyle](https://developer.apple.com/documentation/swiftui/tabspickerstyle).
public struct TabsPickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(SegmentedPicker(configuration: configuration))
    }
}

/// All options one under the other, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(InlinePicker(configuration: configuration, mark: .check))
    }
}

/// All options one under the other, each with a radio button.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(InlinePicker(configuration: configuration, mark: .radio))
    }
}

/// A row of small options, symbols or colors.
public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(PalettePicker(configuration: configuration))
    }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style for the context: a menu; inside of a menu, the options themselves.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen option, which opens a menu of all.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == TabsPickerStyle {
    /// All options side by side, as tabs. They look like segments, and have the same accessibility.
    public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options one under the other, the chosen one with a check mark.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All options one under the other, each with a radio button.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of small options, symbols or colors.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

extension EnvironmentValues {
    var pickerStyle: any PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every picker in this view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style) }
}
