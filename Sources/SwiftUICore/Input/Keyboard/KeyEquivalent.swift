/// A key, by the character that it types.
///
/// See [KeyEquivalent](https://developer.apple.com/documentation/swiftui/keyequivalent).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{08}")
    public static let tab = KeyEquivalent("\u{09}")
    public static let space = KeyEquivalent("\u{20}")
    public static let `return` = KeyEquivalent("\u{0D}")
}

extension KeyEquivalent {
    /// The browser's names of keys that type nothing that is seen.
    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
        .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "PageUp", .pageDown: "PageDown",
        .clear: "Clear", .escape: "Escape", .delete: "Backspace", .tab: "Tab", .return: "Enter",
    ]
    private static let keys = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })

    /// `KeyboardEvent.key`
    var browserName: String { Self.names[self] ?? String(character) }

    /// Nil for a key that no app can name, such as one that shifts others.
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
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    private static let names: [(EventModifiers, String)] = [
        (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
    ]

    /// As the wire spells them.
    var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

    init(words: [String]) {
        self = []
        for (modifier, word) in Self.names where words.contains(word) { insert(modifier) }
    }
}
