import DisplayList

/// Keys that press a control wherever the keyboard is.
///
/// See [KeyboardShortcut](https://developer.apple.com/documentation/swiftui/keyboardshortcut). In a browser on another
/// system than Apple's, the control key stands for the command key.
public struct KeyboardShortcut: Hashable, Sendable {
    /// What becomes of a shortcut on another keyboard. Browsers know the keys by what they type.
    public struct Localization: Hashable, Sendable {
        private let name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

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
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Nil takes away the shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut).modifier(AttributeModifier(ShortcutAttribute(shortcut: shortcut)))
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }
}
