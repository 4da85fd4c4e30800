/// How scrolling takes the keyboard from the fields that scroll.
///
/// See [ScrollDismissesKeyboardMode](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// Leaves it to the place: the keyboard stays.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// The keyboard goes as soon as a finger scrolls.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// A browser's keyboard can't be dragged away: it goes as soon as a finger scrolls.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// The keyboard stays.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension View {
    /// How scrolling here takes the keyboard from the fields that scroll.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollSettings) {
            $0.dismissesKeyboard = mode == .immediately || mode == .interactively
        }
    }
}
