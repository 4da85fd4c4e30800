/// What an element means to somebody who doesn't see it.
public struct ElementAccessibility: Equatable, Sendable {
    /// Nil lets the element's kind decide (a button is a button).
    public var role: Role?
    public var label: String?
    public var value: String?
    public var hint: String?
    /// Shown where a pointer rests on the element.
    public var help: String?
    /// For tests and scripts; never spoken.
    public var identifier: String?
    /// Out of the accessibility tree, with all below it.
    public var isHidden: Bool
    /// A picture that says nothing, and is hidden for that alone: one that is given a label is an image.
    public var isDecoration: Bool
    public var isSelected: Bool
    /// 1…6 for a heading.
    public var headingLevel: Int?

    public init() {
        role = nil
        label = nil
        value = nil
        hint = nil
        help = nil
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

    public enum Role: String, Sendable {
        case heading, image, button, link, list, listItem, group, dialog, status, toggle, textField, progress, none
        case checkbox, radio, radioGroup, meter, spinButton, toolbar
    }
}
