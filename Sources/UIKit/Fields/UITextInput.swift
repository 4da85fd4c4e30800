import Foundation

/// A place in a text.
///
/// See [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@MainActor
open class UITextPosition: NSObject {
    /// In UTF-16 units from the beginning.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A part of a text, or a place in it.
///
/// See [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@MainActor
open class UITextRange: NSObject {
    /// Where the range begins.
    public let start: UITextPosition
    /// Where the range ends: behind its last character.
    public let end: UITextPosition
    /// Whether the range is a place, with no text in it.
    open var isEmpty: Bool { start.offset == end.offset }

    init(_ range: NSRange) {
        start = UITextPosition(range.location)
        end = UITextPosition(range.location + range.length)
        super.init()
    }

    var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A text that is edited, and its selection.
///
/// See [UITextInput](https://developer.apple.com/documentation/uikit/uitextinput). Layout and composition are the
/// browser's, so those parts of the protocol are missing.
@MainActor
public protocol UITextInput: UITextInputTraits {
    /// What is selected. Setting it selects that in the browser.
    var selectedTextRange: UITextRange? { get set }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// A part of the text; nil if the range isn't inside it.
    func text(in range: UITextRange) -> String?
    /// Puts the caret behind the new text.
    func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
    /// The start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Whether the text isn't empty.
    public var hasText: Bool { endOfDocument.offset > 0 }

    /// The range between two places. The first of the two in the text is its start.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: min(from, to), length: abs(to - from)))
    }

    /// The place at an offset from another, in UTF-16 units; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
    }

    /// How far the second place is behind the first, in UTF-16 units; negative where it is before it.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        if position.offset == other.offset { return .orderedSame }
        return position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    /// Replaces the selection by a text.
    public func insertText(_ text: String) {
        if let selectedTextRange { replace(selectedTextRange, withText: text) }
    }

    /// Selects the whole text. The sender is ignored.
    public func selectAll(_ sender: Any?) {
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    }
}
