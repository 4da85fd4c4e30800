/// Whether a button that is held down acts again and again.
///
/// See [ButtonRepeatBehavior](https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior).
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// A button acts once, as it does where nothing is said.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// A button that is held down acts again and again, until it is let go or disabled.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// A button acts once.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons here act again and again while they are held; `.automatic` where nothing is said.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Whether the buttons of this view act again and again while they are held, by a finger or by the space key: for what
    /// counts up or down, or goes on step by step.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
