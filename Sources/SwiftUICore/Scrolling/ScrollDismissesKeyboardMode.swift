/// Whether scrolling dismisses the on-screen keyboard of the fields inside.
///
/// See [ScrollDismissesKeyboardMode](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// The default: the keyboard stays.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// The keyboard is dismissed as soon as a finger scrolls.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// The same as `immediately` here: a browser's keyboard can't be dragged away.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// The keyboard stays.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
    /// Sets whether scrolling in this view dismisses the on-screen keyboard of the fields inside.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollSettings) {
            $0.dismissesKeyboard = mode == .immediately || mode == .interactively
        }
    }
}
