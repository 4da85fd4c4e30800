import DisplayList
import Observation
import Testing

@testable import SwiftUICore

/// The app's model, which tests can read and set.
@MainActor @Observable
private final class Note {
    var text: String
    var selection: TextSelection?
    /// How the app changes the typed text.
    @ObservationIgnored var edit: (String) -> String = { $0 }

    init(_ text: String) { self.text = text }

    var selected: String? {
        guard case .selection(let range)? = selection?.indices else { return nil }
        return String(text[range])
    }

    func select(_ part: String) { selection = TextSelection(range: text.firstRange(of: part)!) }

    /// The bold button of a Markdown toolbar.
    func embolden() {
        guard case .selection(let range)? = selection?.indices else { return }
        let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound) + 2
        let part = text[range]
        text.replaceSubrange(range, with: "**\(part)**")
        let first = text.utf16.index(text.startIndex, offsetBy: start)
        selection = TextSelection(range: first..<text.utf16.index(first, offsetBy: part.utf16.count))
    }
}

private struct Editor: View {
    let note: Note
    var body: some View {
        TextEditor(
            text: Binding(get: { note.text }, set: { note.text = note.edit($0) }),
            selection: Binding(get: { note.selection }, set: { note.selection = $0 }))
        Button("Bold") { note.embolden() }
        Text(verbatim: "selected: \(note.selected ?? "nothing")")
    }
}

@MainActor
@Suite("What is selected in fields")
struct FieldSelectionTests {
    private let note: Note
    private let window: TestWindow

    init() {
        let note = Note("one 😀 two")
        self.note = note
        window = TestWindow(VStack { Editor(note: note) })
    }

    private var content: TextFieldContent {
        get throws {
            for element in window.elements {
                if case .textField(let content) = element.content { return content }
            }
            throw Missing()
        }
    }

    private struct Missing: Error {}

    private func act(_ action: ElementEvent.Action, rendering: Bool = true) throws {
        let field = window.elements.first { $0.input.events.contains(.selection) }
        window.graph.handle(ElementEvent(element: try #require(field?.id), frameSeen: 0, action: action))
        if rendering { window.render() }
    }

    /// Reports a selection as a client does that is up to date.
    private func select(_ offsets: Range<Int>) throws {
        let content = try content
        try act(.selection(offsets, revision: content.revision, serial: content.selection!.serial))
    }

    @Test func `what a person selects is the app's, and nothing comes back`() throws {
        let before = try content
        try select(4..<6)
        #expect(note.selected == "😀")
        #expect(window.texts.contains("selected: 😀"))
        #expect(try content == before)
        #expect(before.selection == .init(serial: 0))
    }

    @Test func `a text comes with what is selected in it`() throws {
        note.edit = { $0.uppercased() }
        try act(.text("one!", revision: 1, selection: 4..<4))
        #expect(note.selection == TextSelection(insertionPoint: note.text.endIndex))
        #expect(try content.text == "ONE!")
        // The text differs from the client's, so the serial is increased and the client reports its selection again.
        #expect(try content.selection == .init(serial: 1))
    }

    @Test func `what the app selects is sent once`() throws {
        note.select("two")
        window.render()
        #expect(try content.selection == .init(serial: 1, target: 7..<10))
        try select(0..<3)
        #expect(note.selected == "one")
        #expect(try content.selection == .init(serial: 1, target: 7..<10))
        note.select("two")
        window.render()
        #expect(try content.selection == .init(serial: 2, target: 7..<10))
    }

    @Test func `an edit of the text and the selection arrives as one`() throws {
        try select(4..<6)
        window.press(button: "Bold")
        #expect(try content.text == "one **😀** two")
        #expect(try content.selection == .init(serial: 1, target: 6..<8))
        #expect(note.selected == "😀")
        window.press(button: "Bold")
        #expect(try content.text == "one ****😀**** two")
        #expect(try content.selection == .init(serial: 2, target: 8..<10))
    }

    @Test func `a report about another text is late, and changes nothing`() throws {
        try act(.text("abcdef", revision: 1, selection: 6..<6))
        for (revision, serial) in [(0, 0), (2, 0), (1, 1)] {
            try act(.selection(0..<1, revision: revision, serial: serial))
            #expect(note.selected == "")
        }
        note.text = "other"
        note.selection = nil
        // The change isn't rendered yet, so the client can't know about it.
        try act(.selection(0..<1, revision: 1, serial: 0), rendering: false)
        #expect(note.selection == nil)
        window.render()
        try act(.selection(0..<1, revision: 1, serial: 0))
        #expect(note.selection == nil)
        try select(0..<1)
        #expect(note.selected == "o")
    }

    @Test func `a report that crossed the app's own wish is late`() throws {
        note.select("two")
        // Once before the app's selection is rendered, and once after.
        try act(.selection(0..<1, revision: 0, serial: 0))
        #expect(note.selected == "two")
        try act(.selection(0..<1, revision: 0, serial: 0))
        #expect(note.selected == "two")
    }

    @Test func `an edit by the person ends what the app wished before`() throws {
        note.select("two")
        window.render()
        try act(.text("typed", revision: 1, selection: 5..<5))
        #expect(try content.selection == .init(serial: 0))
        #expect(note.selection == TextSelection(insertionPoint: note.text.endIndex))
    }

    @Test func `a hostile client's places are clamped`() throws {
        try select(0..<9_000_000)
        #expect(note.selected == "one 😀 two")
        try act(.text("a", revision: 1, selection: 500..<900))
        #expect(note.selection == TextSelection(insertionPoint: note.text.endIndex))
        try act(.text("a", revision: 2))
        #expect(note.selection == nil)
    }

    @Test func `losing the keyboard leaves the app's value`() throws {
        try select(0..<3)
        try act(.focus(false))
        #expect(note.selected == "one")
    }

    @Test func `an app that keeps its own value is left in peace`() throws {
        let fixed = Binding.constant(TextSelection?.none)
        let window = TestWindow(TextField("Name", text: .constant("abc"), selection: fixed, axis: .vertical))
        let element = try #require(window.elements.first { $0.input.events.contains(.selection) })
        let report = ElementEvent.Action.selection(1..<2, revision: 0, serial: 0)
        window.graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: report))
        window.render()
        #expect(window.elements.contains(element))
    }

    @Test func `selections have the affinity of the field's surroundings`() throws {
        let window = TestWindow(VStack { Editor(note: note) }.textSelectionAffinity(.upstream))
        let element = try #require(window.elements.first { $0.input.events.contains(.selection) })
        let report = ElementEvent.Action.selection(1..<2, revision: 0, serial: 0)
        window.graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: report))
        #expect(note.selection?.affinity == .upstream)
    }

    @Test func `a field without a binding asks for nothing`() throws {
        let window = TestWindow(TextField("Name", text: .constant("")))
        #expect(!window.elements.contains { $0.input.events.contains(.selection) })
    }
}
