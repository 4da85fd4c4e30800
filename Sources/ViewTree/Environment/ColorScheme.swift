/// Whether the interface is light or dark.
///
/// See [ColorScheme](https://developer.apple.com/documentation/swiftui/colorscheme).
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    /// The color scheme of this part of the window; at the root, the browser's.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

extension View {
    /// Sets whether this view is light or dark.
    @available(swift, deprecated: 100000.0, message: "Use preferredColorScheme(_:) or environment(\\.colorScheme, _:)")
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
