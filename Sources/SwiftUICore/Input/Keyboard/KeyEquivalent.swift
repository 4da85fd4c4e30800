/// A key, by the character that it types.
///
/// See [KeyEquivalent](https://developer.apple.com/documentation/swiftui/keyequivalent).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types; keys that type none are represented by special characters.
    public var character: Character

    /// The key that types a character.
    public init(_ character: Character) { self.character = character }
    /// The key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Delete, which deletes forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page Up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page Down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace, which deletes backwards.
    public static let delete = KeyEquivalent("\u{08}")
    /// Tab.
    public static let tab = KeyEquivalent("\u{09}")
    /// The space bar.
    public static let space = KeyEquivalent("\u{20}")
    /// Return, or Enter.
    public static let `return` = KeyEquivalent("\u{0D}")
}

extension KeyEquivalent {
    /// The browser's names of keys that type no visible character.
    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
        .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "PageUp", .pageDown: "PageDown",
        .clear: "Clear", .escape: "Escape", .delete: "Backspace", .tab: "Tab", .return: "Enter",
    ]
    private static let keys = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })

    /// `KeyboardEvent.key`
    package var browserName: String { Self.names[self] ?? String(character) }

    /// A key by the browser's name; nil for keys without an equivalent, such as modifiers.
    init?(browserName name: String) {
        if let known = Self.keys[name] {
            self = known
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock. It isn't reported to Kissa, so no key press has it.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option, or Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// Command; on other systems than Apple's, the control key replaces it in shortcuts.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric pad. It isn't reported to Kissa, so no key press has it.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifier keys.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    private static let names: [(EventModifiers, String)] = [
        (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
    ]

    /// The modifiers' names in the wire protocol.
    package var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

    init(words: [String]) {
        self = []
        for (modifier, word) in Self.names where words.contains(word) { insert(modifier) }
    }
}
