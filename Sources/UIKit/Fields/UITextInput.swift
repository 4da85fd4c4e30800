import Foundation

/// A position in a text.
///
/// See [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// The offset from the beginning, in UTF-16 units.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A range of a text, which may be empty.
///
/// See [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The start of the range.
    public let start: UITextPosition
    /// The end of the range: behind its last character.
    public let end: UITextPosition
    /// Whether the range contains no text.
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
@preconcurrency @MainActor
public protocol UITextInput: UITextInputTraits {
    /// The selection. Setting it selects the range in the browser.
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

    /// The range between two positions, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: min(from, to), length: abs(to - from)))
    }

    /// The position at an offset from another, in UTF-16 units; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
    }

    /// The distance from the first position to the second, in UTF-16 units; negative if the second is before the first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Compares two positions.
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
