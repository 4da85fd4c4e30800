import DisplayList

/// Keys that press a control, wherever the focus is.
///
/// See [KeyboardShortcut](https://developer.apple.com/documentation/swiftui/keyboardshortcut). On systems other than
/// Apple's, the control key replaces the command key.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut is adapted to another keyboard. No effect here: browsers identify keys by the characters that
    /// they type.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// Adapted to the keyboard. No effect here.
        public static let automatic = Localization(name: "automatic")
        /// Not mirrored where text runs from right to left. No effect here.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// As the app specifies it. No effect here.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held with it.
    public var modifiers: EventModifiers
    /// How the shortcut is adapted to another keyboard. No effect here.
    public var localization: Localization

    /// A shortcut of a key, with Command by default.
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
    /// The shortcut of the control.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

/// Lets the shortcut press the view's element.
private struct ShortcutAttribute: ElementAttribute {
    let shortcut: KeyboardShortcut?

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        guard let shortcut else { return }
        element.input.shortcut = [shortcut.key.browserName] + shortcut.modifiers.words
    }
}

extension View {
    /// Presses the view's control with a key, combined with Command by default.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Presses the view's control with a key, combined with Command by default. The localization has no effect here.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Presses the view's control with a shortcut; nil removes the shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut).modifier(AttributeModifier(ShortcutAttribute(shortcut: shortcut)))
    }

    /// Presses the view's control with a shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }
}
