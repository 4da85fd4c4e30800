/// An element's accessibility properties.
public struct ElementAccessibility: Equatable, Sendable {
    /// Nil lets the element's kind decide (a button is a button).
    public var role: Role?
    /// The element's name; nil leaves it to its content.
    public var label: String?
    /// The element's value in words; nil leaves it to its content.
    public var value: String?
    /// What happens when the element is used.
    public var hint: String?
    /// A tooltip, shown while a pointer rests on the element.
    public var help: String?
    /// The language of the element's words, as a tag (BCP 47); nil where it is the window's.
    public var language: String?
    /// An identifier for tests and scripts; never spoken.
    public var identifier: String?
    /// Whether the element and its descendants are excluded from the accessibility tree.
    public var isHidden: Bool
    /// Whether it is a decorative picture, hidden only for that reason: with a label it becomes an image.
    public var isDecoration: Bool
    /// Whether the element is selected.
    public var isSelected: Bool
    /// 1…6 for a heading.
    public var headingLevel: Int?

    /// Creates properties that leave everything to the element's kind and content.
    public init() {
        role = nil
        label = nil
        value = nil
        hint = nil
        help = nil
        language = nil
        identifier = nil
        isHidden = false
        isDecoration = false
        isSelected = false
        headingLevel = nil
    }

    /// Appends words to the hint.
    public mutating func addHint(_ words: String) {
        hint = [hint, words].compactMap { $0 }.joined(separator: ", ")
    }

    /// What an element is; the raw value is the word on the wire. Most are ARIA's roles.
    public enum Role: String, Sendable {
        case heading, image, button, link, list, listItem, group, dialog, status, toggle, textField, progress, none
        case checkbox, radio, radioGroup, meter, spinButton, toolbar
    }
}
