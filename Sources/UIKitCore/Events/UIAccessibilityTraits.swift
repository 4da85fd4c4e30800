/// The kinds and states of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits, with Apple's values.
    public let rawValue: UInt64
    /// Traits by their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none = UIAccessibilityTraits([])
    /// It is pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// It leads somewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own. Not passed on here.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard. Not passed on here.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that doesn't change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up the screen. Not passed on here.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It can't be used at present. Only passed on for SpriteKit's nodes.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often. Not passed on here.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field to search with. Not passed on here.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts to play sound or video. Not passed on here.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It has a value that can be raised and lowered. Not passed on here.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is touched directly. Not passed on here.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns a page. Not passed on here.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
