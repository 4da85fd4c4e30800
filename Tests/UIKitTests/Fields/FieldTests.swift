import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

@MainActor
private final class Diary: NSObject, UITextFieldDelegate {
    var entries: [String] = []
    /// Text that the delegate refuses.
    var refused: String?
    var begins = true
    var ends = true

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        entries.append("\(range.location)+\(range.length) \(string)")
        return string != refused
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldDidBeginEditing(_ textField: UITextField) { entries.append("begin \(textField.tag)") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textFieldDidEndEditing(_ textField: UITextField) { entries.append("end \(textField.tag)") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        entries.append("return")
        textField.resignFirstResponder()
        return true
    }
}

/// Two fields, one below the other, wrapped as in published apps.
private struct Form: UIViewRepresentable {
    let fields: [UITextField]
    let diary: Diary

    func makeCoordinator() -> Diary { diary }

    func makeUIView(context: Context) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        for (index, field) in fields.enumerated() {
            field.tag = index
            field.delegate = context.coordinator
            field.accessibilityIdentifier = "field \(index)"
        }
        return stack
    }

    func updateUIView(_ uiView: UIStackView, context: Context) {}
}

@MainActor
@Suite("Fields of UIKit")
struct FieldTests {
    private let diary = Diary()
    private let fields = [UITextField(), UITextField()]

    private func window() -> TestWindow { TestWindow(portrait: Form(fields: fields, diary: diary)) }

    private func field(
        _ index: Int, in window: TestWindow
    ) throws -> (element: DisplayElement, content: TextFieldContent) {
        let element = try #require(window.element(identifier: "field \(index)"))
        guard case .textField(let content) = element.content else { throw Missing() }
        return (element, content)
    }

    private struct Missing: Error {}

    private func type(_ text: String, into index: Int, in window: TestWindow) throws {
        let (element, content) = try field(index, in: window)
        window.send(.text(text, revision: content.revision + 1), to: element)
    }

    private func nextTurn() async {
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }

    @Test
    func `what is typed is the field's text, and its delegate and its actions hear of it`() throws {
        let window = window()
        var texts: [String?] = []
        fields[0].addAction(
            UIAction { action in texts.append((action.sender as? UITextField)?.text) }, for: .editingChanged)
        try type("Tea", into: 0, in: window)
        try type("Team", into: 0, in: window)
        try type("Tam", into: 0, in: window)
        #expect(texts == ["Tea", "Team", "Tam"])
        #expect(diary.entries == ["0+0 Tea", "3+0 m", "1+1 "])
        fields[0].text = "Coffee"
        window.render()
        #expect(try field(0, in: window).content.text == "Coffee")
        #expect(texts.count == 3)
    }

    @Test
    func `a view that reads its field, and sets it, isn't brought up to date while somebody types`() throws {
        struct Name: UIViewRepresentable {
            let field: UITextField
            let diary: Diary

            func makeUIView(context: Context) -> UITextField {
                field.accessibilityIdentifier = "field 0"
                return field
            }

            func updateUIView(_ uiView: UITextField, context: Context) {
                diary.entries.append("update \(uiView.text ?? "")")
                uiView.text = "Tea"
                uiView.isSecureTextEntry = !uiView.isSecureTextEntry
            }
        }
        let window = TestWindow(portrait: Name(field: fields[0], diary: diary))
        try type("Team", into: 0, in: window)
        fields[0].textColor = .red
        window.render()
        #expect(diary.entries == ["update "])
        #expect(try field(0, in: window).content.text == "Team")
    }

    @Test
    func `what a delegate refuses is taken back`() throws {
        let window = window()
        try type("1", into: 0, in: window)
        diary.refused = "x"
        try type("1x", into: 0, in: window)
        #expect(fields[0].text == "1")
        let content = try field(0, in: window).content
        #expect(content.text == "1")
        #expect(content.revision == 2)
    }

    @Test
    func `looks, hints and what is said of a field are its element's`() throws {
        let field = fields[0]
        field.placeholder = "Name"
        field.font = .systemFont(ofSize: 20)
        field.textColor = .red
        field.textAlignment = .right
        field.isSecureTextEntry = true
        field.keyboardType = .emailAddress
        field.returnKeyType = .next
        let capitals: UITextAutocapitalizationType = .words
        field.autocapitalizationType = capitals
        field.autocorrectionType = .no
        field.textContentType = .username
        let (element, content) = try self.field(0, in: window())
        #expect(element.accessibility.label == "Name")
        #expect(content.placeholder == "Name")
        #expect(content.size == 20)
        #expect(content.color == DisplayColor(red: 1, green: 0, blue: 0))
        #expect(content.alignment == .trailing)
        #expect(content.isSecure)
        let hints = content.typing
        #expect(hints.keyboard == "email")
        #expect(hints.submitLabel == "next")
        #expect(hints.capitalization == "words")
        #expect(!hints.corrects)
        #expect(hints.contentType == "username")
    }

    @Test
    func `a field that is given the keyboard takes it from the other one first`() throws {
        #expect(!fields[0].becomeFirstResponder())
        let window = window()
        #expect(fields[0].becomeFirstResponder())
        #expect(fields[0].isFirstResponder)
        window.render()
        #expect(try window.list.focus == field(0, in: window).element.id)
        #expect(fields[1].becomeFirstResponder())
        window.render()
        #expect(try window.list.focus == field(1, in: window).element.id)
        #expect(diary.entries == ["begin 0", "end 0", "begin 1"])
        #expect(fields[1].superview?.endEditing(true) == true)
        window.render()
        #expect(window.list.focus == nil)
        #expect(diary.entries.last == "end 1")
    }

    @Test
    func `a person begins to edit a field, and return ends it`() throws {
        let window = window()
        window.send(.focus(true), to: try field(1, in: window).element)
        #expect(fields[1].isEditing)
        window.send(.submit, to: try field(1, in: window).element)
        #expect(!fields[1].isEditing)
        #expect(window.list.focus == nil)
        #expect(diary.entries == ["begin 1", "return", "end 1"])
    }

    @Test
    func `a delegate may keep the keyboard from a field`() async throws {
        let window = window()
        diary.begins = false
        window.send(.focus(true), to: try field(0, in: window).element)
        #expect(!fields[0].isEditing)
        await nextTurn()
        window.render()
        #expect(window.list.focus == nil)
        #expect(diary.entries == [])
    }

    @Test
    func `a field may give the keyboard up as soon as it has it`() async throws {
        let window = window()
        fields[0].addAction(UIAction { [field = fields[0]] _ in field.resignFirstResponder() }, for: .editingDidBegin)
        window.send(.focus(true), to: try field(0, in: window).element)
        #expect(!fields[0].isEditing)
        #expect(try window.list.focus == field(0, in: window).element.id)
        await nextTurn()
        window.render()
        #expect(window.list.focus == nil)
        #expect(diary.entries == ["begin 0", "end 0"])
    }

    @Test
    func `a delegate may keep the keyboard in a field`() async throws {
        let window = window()
        window.send(.focus(true), to: try field(0, in: window).element)
        diary.ends = false
        window.send(.focus(false), to: try field(0, in: window).element)
        #expect(fields[0].isEditing)
        #expect(!fields[0].resignFirstResponder())
        await nextTurn()
        window.render()
        #expect(try window.list.focus == field(0, in: window).element.id)
        #expect(diary.entries == ["begin 0"])
    }

    @Test
    func `a button empties the field, where there is something in it`() throws {
        fields[0].clearButtonMode = .always
        let window = window()
        #expect(fields[0].subviews.count == 1)
        try type("Tea", into: 0, in: window)
        let button = try #require(fields[0].subviews.last as? UIButton)
        button.sendActions(for: .touchUpInside)
        window.render()
        #expect(fields[0].text == "")
        #expect(try field(0, in: window).content.text == "")
        #expect(fields[0].subviews.count == 1)
    }

    @Test
    func `the text lies between what is beside it, and where an app's own field says`() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 4) }
        }
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
        let field = UITextField(frame: bounds)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 86, height: 40))
        #expect(field.intrinsicContentSize.height == UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up) + 13)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 12, y: 0, width: 81, height: 40))
        #expect(field.leftView?.superview === field)
        let padded = Padded(frame: bounds)
        padded.text = "Tea"
        padded.layoutIfNeeded()
        #expect(padded.subviews[0].frame == CGRect(x: 10, y: 4, width: 80, height: 32))
    }

    @Test
    func `what is selected is known, and can be set`() throws {
        let window = window()
        try type("Earl Grey", into: 0, in: window)
        let field = fields[0]
        #expect(field.selectedTextRange?.start.offset == 9)
        field.selectAll(nil)
        window.render()
        #expect(try self.field(0, in: window).content.selection?.target == 0..<9)
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "Grey")
        field.replace(range, withText: "Green")
        #expect(field.text == "Earl Green")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        // A range of an earlier, longer text is clamped to the text's end.
        let old = try #require(field.textRange(from: start, to: field.endOfDocument))
        field.text = "Earl"
        field.replace(old, withText: "!")
        #expect(field.text == "Earl!")
    }

    @Test(arguments: [
        ("", "a", 0, 0, "a"), ("abc", "ab", 2, 1, ""), ("aa", "aaa", 2, 0, "a"), ("abc", "axc", 1, 1, "x"),
        ("a😀b", "ab", 1, 2, ""), ("ab", "ab", 2, 0, ""), ("aba", "a", 1, 2, ""),
    ])
    func `two texts differ in one part`(old: String, new: String, location: Int, length: Int, replacement: String) {
        let edit = TextEdit(from: old, to: new)
        #expect(edit.range == NSRange(location: location, length: length))
        #expect(edit.replacement == replacement)
    }

    @Test
    func `an alert's fields are shown, and filled in when its answer is given`() throws {
        struct Plain: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        let outer = UIViewController()
        let window = TestWindow(portrait: Plain(controller: outer))
        let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField {
            $0.accessibilityIdentifier = "field 0"
            $0.text = "Tea"
        }
        var name: String?
        let done = UIAlertAction(title: "Done", style: .default) { [weak alert] _ in
            name = alert?.textFields?.first?.text
        }
        alert.addAction(done)
        outer.present(alert, animated: false)
        window.render()
        #expect(try field(0, in: window).content.text == "Tea")
        try type("Earl Grey", into: 0, in: window)
        alert.choose(done)
        outer.stage?.wasPutAway(.alert)
        window.render()
        #expect(name == "Earl Grey")
    }
}
