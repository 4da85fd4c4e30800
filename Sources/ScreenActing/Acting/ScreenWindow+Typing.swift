import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

extension ScreenWindow {
    /// Types at the end of the focused field, character by character. A line feed is the return key.
    /// - Throws: ``WindowError`` if no field has the focus.
    public func type(_ text: String) throws(WindowError) {
        for character in text {
            let field = try fieldWithKeyboard()
            if character.isNewline, !field.content.isMultiline {
                try submit()
            } else {
                replaceText(of: field.id, by: field.content.text + (character.isNewline ? "\n" : String(character)))
            }
        }
    }

    /// Taps a field, and types at the end of its text, character by character. A line feed is the return key.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it isn't a field, or is disabled.
    public func type(_ text: String, into query: ElementQuery) throws(WindowError) {
        try takeKeyboard(to: query)
        try type(text)
    }

    /// Taps a field, and replaces its text by typing.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it isn't a field, or is disabled.
    public func replaceText(of query: ElementQuery, with text: String) throws(WindowError) {
        try clear(query)
        try type(text)
    }

    /// Taps a field, and deletes its text.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it isn't a field, or is disabled.
    public func clear(_ query: ElementQuery) throws(WindowError) {
        try takeKeyboard(to: query)
        let field = try fieldWithKeyboard()
        if !field.content.text.isEmpty { replaceText(of: field.id, by: "") }
    }

    /// Deletes characters at the end of the focused field.
    ///
    /// - Throws: ``WindowError`` if no field has the focus.
    public func delete(_ count: Int = 1) throws(WindowError) {
        for _ in 0..<count {
            let field = try fieldWithKeyboard()
            if !field.content.text.isEmpty { replaceText(of: field.id, by: String(field.content.text.dropLast())) }
        }
    }

    /// Types with an input method, as for Japanese: the app doesn't see the composed text until it is accepted.
    /// - Parameter steps: The field's intermediate texts, such as `["に", "にほ", "にほん", "日本"]`; the last is accepted.
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous; if it isn't a field, or is disabled.
    public func compose(_ steps: [String], into query: ElementQuery) throws(WindowError) {
        try takeKeyboard(to: query)
        let field = try fieldWithKeyboard()
        guard let accepted = steps.last else { return }
        replaceText(of: field.id, by: field.content.text + accepted)
    }

    /// Presses the return key in the focused field.
    ///
    /// - Throws: ``WindowError`` if no field has the focus.
    public func submit() throws(WindowError) {
        let field = try fieldWithKeyboard()
        guard list[field.id]?.input.events.contains(.submit) == true else { return }
        send(.submit, to: field.id)
    }

    /// Presses a key, with modifiers. A keyboard shortcut works wherever the focus is; other keys go to the focused element.
    /// - Throws: ``WindowError`` if nothing handles the key.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws(WindowError) {
        settle()
        let names = modifiers.words
        if let shortcut = shortcut(key.browserName, names) { return send(.press, to: shortcut.id) }
        if key == .escape, let front = presented.last { return try dismiss(front) }
        if key == .return, let field = try? fieldWithKeyboard(), !field.content.isMultiline { return try submit() }
        guard let focus = list.focus, let heard = keyListener(from: focus) else {
            throw WindowError("Nothing hears of the key \(([key.browserName] + names).joined(separator: " with ")).")
        }
        send(.key(key.browserName, modifiers: names, isDown: true), to: heard)
        if list[heard] != nil { send(.key(key.browserName, modifiers: names, isDown: false), to: heard) }
    }

    // MARK: Fields

    private func takeKeyboard(to query: ElementQuery) throws(WindowError) {
        let element = try find(query)
        guard element.role.isField else { throw WindowError("The \(element.name) is no field.") }
        try tap(element)
    }

    private func fieldWithKeyboard() throws(WindowError) -> (id: ElementID, content: TextFieldContent) {
        settle()
        guard let id = list.focus, case .textField(let content)? = list[id]?.content else {
            throw WindowError(
                "No field has the keyboard; \(focused.map { "the \($0.summary) has it." } ?? "nothing has it.")")
        }
        return (id, content)
    }

    /// Reports an edit of the displayed text, as the client does.
    private func replaceText(of field: ElementID, by text: String) {
        guard case .textField(let content)? = list[field]?.content else { return }
        let end = text.utf16.count
        send(
            .text(
                text, revision: content.revision + 1, serial: content.serial,
                selection: content.selection == nil ? nil : end..<end), to: field)
    }

    // MARK: Keys

    private func shortcut(_ key: String, _ modifiers: [String]) -> DisplayElement? {
        let inReach = Set(screen.elements.filter(\.isInReach).map(\.id))
        return list.elements.values.filter { element in
            guard let shortcut = element.input.shortcut, let own = shortcut.first else { return false }
            return own == key && Set(shortcut.dropFirst()) == Set(modifiers) && !element.input.isDisabled
                && (inReach.contains(element.id) || presented.isEmpty)
        }
        .min { $0.id.rawValue < $1.id.rawValue }
    }

    private func keyListener(from focus: ElementID) -> ElementID? {
        Touched(focus, in: list, of: graph).first { $0.input.events.contains(.key) }?.id
    }
}
