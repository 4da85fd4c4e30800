import DisplayList

/// Keys that press a control wherever the keyboard is.
///
/// See [KeyboardShortcut](https://developer.apple.com/documentation/swiftui/keyboardshortcut). In a browser on another
/// system than Apple's, the control key stands for the command key.
public struct KeyboardShortcut: Hashable, Sendable {
    /// What becomes of a shortcut on another keyboard. Browsers know the keys by what they type.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// As the keyboard has it. No effect here.
        public static let automatic = Localization(name: "automatic")
        /// Not mirrored where text runs from right to left. No effect here.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// As the app says. No effect here.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held with it.
    public var modifiers: EventModifiers
    /// What becomes of the shortcut on another keyboard. No effect here.
    public var localization: Localization

    /// A key, with Command unless it is said otherwise.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private struct ShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut of the control here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

/// The element of the view is pressed by the shortcut.
private struct ShortcutAttribute: ElementAttribute {
    let shortcut: KeyboardShortcut?

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        guard let shortcut else { return }
        element.input.shortcut = [shortcut.key.browserName] + shortcut.modifiers.words
    }
}

extension View {
    /// Presses the view's control by a key, with Command unless it is said otherwise.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Presses the view's control by a key, with Command unless it is said otherwise. The localization has no effect
    /// here.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Presses the view's control by a shortcut; nil takes the shortcut away.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut).modifier(AttributeModifier(ShortcutAttribute(shortcut: shortcut)))
    }

    /// Presses the view's control by a shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }
}
