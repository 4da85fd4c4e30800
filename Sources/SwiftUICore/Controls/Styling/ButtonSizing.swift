/// How wide buttons are.
///
/// See [ButtonSizing](https://developer.apple.com/documentation/swiftui/buttonsizing). It applies to bordered buttons
/// and glass buttons.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// The default for the context; here `fitted`.
    public static let automatic = ButtonSizing(name: "automatic")
    /// A button is as wide as its label needs.
    public static let fitted = ButtonSizing(name: "fitted")
    /// A button takes the available width.
    public static let flexible = ButtonSizing(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// The width of buttons, for an app's own styles.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets the width of the buttons in this view.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

/// Applies the environment's button sizing.
struct ButtonWidth: ViewModifier {
    @Environment(\.buttonSizing) private var sizing
    func body(content: Content) -> some View { content.frame(maxWidth: sizing == .flexible ? .infinity : nil) }
}
