/// How wide buttons are.
///
/// See [ButtonSizing](https://developer.apple.com/documentation/swiftui/buttonsizing). Bordered buttons and those of
/// glass go by it.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// What suits the place; here `fitted`.
    public static let automatic = ButtonSizing(name: "automatic")
    /// A button is as wide as its label needs.
    public static let fitted = ButtonSizing(name: "fitted")
    /// A button is as wide as there is room.
    public static let flexible = ButtonSizing(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
    /// How wide buttons are, for styles of an app's own.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// How wide the buttons in this view are.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

/// As wide as buttons are to be.
struct ButtonWidth: ViewModifier {
    @Environment(\.buttonSizing) private var sizing
    func body(content: Content) -> some View { content.frame(maxWidth: sizing == .flexible ? .infinity : nil) }
}
