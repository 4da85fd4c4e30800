/// Whether a button repeats its action while it is held down.
///
/// See [ButtonRepeatBehavior](https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior).
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// The default: a button acts once.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// A button repeats its action while it is held down, until it is released or disabled.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// A button acts once.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons repeat their actions while they are held down; `.automatic` by default.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons of this view repeat their actions while they are held down, by a finger or by the space
    /// key. Use it for buttons that count up or down, or advance in steps.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
