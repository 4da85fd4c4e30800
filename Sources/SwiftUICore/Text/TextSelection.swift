/// Whether people can select a text.
public protocol TextSelectability {
    /// Whether the text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text that can be selected, as is the default in a browser.
public struct EnabledTextSelectability: TextSelectability {
    /// True: the text can be selected.
    public static let allowsSelection = true
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False: the text can't be selected.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that can be selected, as is the default in a browser.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that can't be selected.
    @available(*, unavailable, message: "Kissa's text stays the browser's own, which can be selected")
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// No effect here: text can always be selected, except that of buttons.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
