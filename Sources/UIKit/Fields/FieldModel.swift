import Foundation
import Observation
import SwiftUICore

/// The state of a UIKit field: its text, its selection, and whether it has the focus. SwiftUI shows it.
///
/// An app that reads a field in `updateUIView` observes what it reads. Typing must not call `updateUIView` again with
/// an outdated text. So the stored properties aren't observed, and what SwiftUI shows observes only a version number.
@MainActor @Observable
final class FieldModel {
    private var version = 0
    @ObservationIgnored private var changes = 0
    @ObservationIgnored var look = FieldLook() { didSet { if look != oldValue { didChange() } } }
    @ObservationIgnored private(set) var text = "" { didSet { if text != oldValue { didChange() } } }
    /// Nil until it is set; it then counts as the end of the text.
    @ObservationIgnored private(set) var selection: TextSelection? {
        didSet { if selection != oldValue { didChange() } }
    }
    /// Whether the browser should have the focus on this field, or has it.
    @ObservationIgnored var wantsKeyboard = false { didSet { if wantsKeyboard != oldValue { didChange() } } }
    /// Whether the field is being edited, as the app sees it.
    @ObservationIgnored var isEdited = false
    @ObservationIgnored weak var owner: (any FieldOwner)?
    @ObservationIgnored private(set) lazy var focus = FocusState<Bool>.Binding(
        get: { [unowned self] in shown.wantsKeyboard }, set: { [unowned self] in keyboardDidMove($0) })

    /// The model as SwiftUI's views read it: observed.
    var shown: FieldModel {
        _ = version
        return self
    }

    /// Counts in an unobserved variable, because reading `version` would observe it.
    private func didChange() {
        changes += 1
        version = changes
    }

    // MARK: The app

    func show(_ text: String) {
        guard text != self.text else { return }
        self.text = text
        selection = nil
    }

    /// The selection, in UTF-16 units.
    var selectedRange: NSRange {
        get {
            guard let offsets = selection?.offsets(in: text) else { return NSRange(location: length, length: 0) }
            return NSRange(location: offsets.lowerBound, length: offsets.count)
        }
        set {
            let start = min(max(newValue.location, 0), length)
            let end = min(max(start + newValue.length, start), length)
            selectionDidMove(to: TextSelection(offsets: start..<end, in: text))
        }
    }

    var length: Int { text.utf16.count }

    /// Nil for a range outside of the text.
    func text(in range: NSRange) -> String? {
        guard range.location >= 0, range.location + range.length <= length else { return nil }
        return NSString(string: text).substring(with: range)
    }

    /// Replaces a part of the text and puts the caret behind it. A range that reaches beyond the text, as an old one may, ends
    /// with it.
    func replace(_ range: NSRange, with replacement: String) {
        let start = min(max(range.location, 0), length)
        let range = NSRange(location: start, length: min(max(range.length, 0), length - start))
        show(NSString(string: text).replacingCharacters(in: range, with: replacement))
        let end = range.location + replacement.utf16.count
        selection = TextSelection(offsets: end..<end, in: text)
    }

    // MARK: The browser

    /// The user typed. The owner may refuse, or may have set another text meanwhile.
    func type(_ new: String) {
        guard new != text, let owner else { return }
        let before = text
        let edit = TextEdit(from: before, to: new)
        guard owner.shouldChange(edit.range, to: edit.replacement), text == before else { return }
        text = new
        owner.textDidChange()
    }

    func selectionDidMove(to new: TextSelection?) {
        guard new != selection else { return }
        selection = new
        owner?.selectionDidChange()
    }

    func submit() {
        guard !look.needsText || !text.isEmpty else { return }
        owner?.didSubmit()
    }
}

/// Is asked before a field changes, and notified afterwards.
@preconcurrency @MainActor
protocol FieldOwner: UIView {
    var model: FieldModel { get }
    /// The field's appearance or intrinsic size may have changed.
    func contentDidChange()
    func shouldChange(_ range: NSRange, to replacement: String) -> Bool
    func textDidChange()
    func selectionDidChange()
    func didSubmit()
    func shouldBeginEditing() -> Bool
    func didBeginEditing()
    func shouldEndEditing() -> Bool
    func didEndEditing()
}

extension FieldOwner {
    var look: FieldLook {
        get { model.look }
        set {
            guard newValue != model.look else { return }
            model.look = newValue
            contentDidChange()
        }
    }
}

/// The difference between two texts, as one replacement.
struct TextEdit: Equatable {
    /// The replaced range of the first text, in UTF-16 units.
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let (before, after) = (Array(old), Array(new))
        let start = zip(before, after).prefix { $0 == $1 }.count
        let shorter = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        let kept = min(end, shorter)
        range = NSRange(
            location: String(before[..<start]).utf16.count,
            length: String(before[start..<before.count - kept]).utf16.count)
        replacement = String(after[start..<after.count - kept])
    }
}
