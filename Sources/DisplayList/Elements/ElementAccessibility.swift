/// What an element means to somebody who doesn't see it.
public struct ElementAccessibility: Equatable, Sendable {
    /// Nil lets the element's kind decide (a button is a button).
    public var role: Role?
    /// The element's name; nil leaves it to its content.
    public var label: String?
    /// The element's value in words; nil leaves it to its content.
    public var value: String?
    /// What happens when the element is used.
    public var hint: String?
    /// Shown where a pointer rests on the element.
    public var help: String?
    /// The language of the element's words, as a tag (BCP 47); nil where it is the window's.
    public var language: String?
    /// For tests and scripts; never spoken.
    public var identifier: String?
    /// Out of the accessibility tree, with all below it.
    public var isHidden: Bool
    /// A picture that says nothing, and is hidden for that alone: one that is given a label is an image.
    public var isDecoration: Bool
    /// Whether the element is chosen among others.
    public var isSelected: Bool
    /// 1…6 for a heading.
    public var headingLevel: Int?

    /// Creates a meaning that leaves everything to the element's kind and content.
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

    /// Says more after what the hint says already.
    public mutating func addHint(_ words: String) {
        hint = [hint, words].compactMap { $0 }.joined(separator: ", ")
    }

    /// What an element is, in the words of the wire. Most are ARIA's roles.
    public enum Role: String, Sendable {
        case heading, image, button, link, list, listItem, group, dialog, status, toggle, textField, progress, none
        case checkbox, radio, radioGroup, meter, spinButton, toolbar
    }
}
