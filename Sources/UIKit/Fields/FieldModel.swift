import Foundation
import Observation
import SwiftUICore

/// What a field of UIKit's keeps: its text, what is selected in it, and whether it has the keyboard. SwiftUI shows it.
///
/// An app reads a field in `updateUIView`, which observes what it reads. It must not be called again because of that while
/// somebody types, with a text from before: so what SwiftUI shows observes nothing but the count of changes.
@MainActor @Observable
final class FieldModel {
    private var version = 0
    @ObservationIgnored private var changes = 0
    @ObservationIgnored var look = FieldLook() { didSet { if look != oldValue { didChange() } } }
    @ObservationIgnored private(set) var text = "" { didSet { if text != oldValue { didChange() } } }
    /// Nil where nobody has said: the end of the text.
    @ObservationIgnored private(set) var selection: TextSelection? {
        didSet { if selection != oldValue { didChange() } }
    }
    /// Whether the browser is to give the field the keyboard, or has.
    @ObservationIgnored var wantsKeyboard = false { didSet { if wantsKeyboard != oldValue { didChange() } } }
    /// Whether the field is edited, as the app sees it.
    @ObservationIgnored var isEdited = false
    @ObservationIgnored weak var owner: (any FieldOwner)?
    @ObservationIgnored private(set) lazy var focus = FocusState<Bool>.Binding(
        get: { [unowned self] in shown.wantsKeyboard }, set: { [unowned self] in keyboardDidMove($0) })

    /// The model, as what SwiftUI shows reads it: observed.
    var shown: FieldModel {
        _ = version
        return self
    }

    /// Counted apart from what is observed, which to read would be to observe.
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

    /// In UTF-16 units.
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

    /// Nil outside of the text.
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

    /// Somebody has typed. An owner that refuses may have put another text in its place.
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

/// Hears what is done to a field, and has a say in it.
@MainActor
protocol FieldOwner: UIView {
    var model: FieldModel { get }
    /// What is shown, or how large the field would like to be, may be another.
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

/// The part in which two texts differ.
struct TextEdit: Equatable {
    /// Of the first text, in UTF-16 units.
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
