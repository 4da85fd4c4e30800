// Controls of Apple's that a browser can't be given. They are named so that a compiler says why.

extension View {
    @available(*, unavailable, message: "Hold the button down in your own gesture: onLongPressGesture")
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button that is held down acts again and again.
@available(*, unavailable, message: "Kissa's buttons act when they are pressed, once")
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic = ButtonRepeatBehavior()
    public static let enabled = ButtonRepeatBehavior()
    public static let disabled = ButtonRepeatBehavior()
}
