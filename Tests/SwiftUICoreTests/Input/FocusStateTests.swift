import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A field that can be removed, and a text that is shown while it has the focus.
private struct Composer: View {
    @State var isEditing = true
    @State var isWide = false
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            if isEditing {
                if isWide {
                    HStack { field }
                } else {
                    field
                }
            }
            Text(verbatim: isFocused ? "toolbar" : "no toolbar")
            Button("Edit") { isEditing.toggle() }
            Button("Widen") { isWide.toggle() }
        }
    }

    private var field: some View { TextField("Note", text: $text).focused($isFocused) }
}

/// A field that is disabled while an answer is pending.
private struct Chat: View {
    @State private var isWaiting = false
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            TextField("Message", text: $text).focused($isFocused).disabled(isWaiting)
            Text(verbatim: isFocused ? "typing" : "not typing")
            Button("Send") { isWaiting = true }
            Button("Type") { isFocused = true }
            Button("Answer") { (isWaiting, isFocused) = (false, true) }
            Button("Silence") { isWaiting = false }
        }
    }
}

/// A field in one of several alternatives of a `ViewThatFits`.
private struct Alternatives: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            ViewThatFits(in: .horizontal) {
                field.frame(width: 5000)
                field.frame(width: 200)
                field.frame(width: 100)
            }
            Text(verbatim: isFocused ? "typing" : "not typing")
            Button("Type") { isFocused = true }
        }
    }

    private var field: some View { TextField("Note", text: $text).focused($isFocused) }
}

private struct PlaceKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var place: String? {
        get { self[PlaceKey.self] }
        set { self[PlaceKey.self] = newValue }
    }
}

/// A container that stays while the field in it is removed.
private struct Sidebar: View {
    var body: some View {
        VStack {
            VStack { Search() }.focusedValue(\.place, "sidebar")
            PlaceName()
        }
    }
}

private struct Search: View {
    @State private var isSearching = true
    @State private var text = ""
    var body: some View {
        if isSearching { TextField("Search", text: $text) }
        Button("Stop") { isSearching = false }
    }
}

private struct PlaceName: View {
    @FocusedValue(\.place) private var place
    var body: some View { Text(place ?? "nowhere") }
}

/// Rows with fields, where the focused one can be deleted.
private struct Rows: View {
    @State private var rows = ["a", "b"]
    @State private var text = ""
    @FocusState private var focus: String?
    var body: some View {
        VStack {
            ForEach(rows, id: \.self) { TextField($0, text: $text).focused($focus, equals: $0) }
            Text(verbatim: focus ?? "none")
            Button("Delete") { rows.removeAll { $0 == focus } }
            Button("Nowhere") { focus = "z" }
            Button("Next") { focus = "b" }
            Button("Replace") {
                rows = ["b", "c"]
                focus = "c"
            }
        }
    }
}

/// Focus states of views that don't exist or can't be focused.
private struct Bare: View {
    @FocusState private var isFocused: Bool
    @FocusState private var isTextFocused: Bool
    var body: some View {
        Text(verbatim: isFocused ? "set" : "unset")
        Text(verbatim: isTextFocused ? "read" : "unread").focused($isTextFocused)
        Button("Set") { (isFocused, isTextFocused) = (true, true) }
    }
}

@MainActor
@Suite("What a focus state says")
struct FocusStateTests {
    private func focus(_ window: TestWindow, _ label: String) throws {
        let field = try #require(window.elements.first { $0.accessibility.label == label })
        window.graph.handle(ElementEvent(element: field.id, frameSeen: 0, action: .focus(true)))
        window.render()
    }

    @Test func `of several views of one value the one that is shown has the keyboard`() throws {
        for isTapped in [true, false] {
            let window = TestWindow(Alternatives())
            let field = try #require(window.elements.first { if case .textField = $0.content { true } else { false } })
            if isTapped {
                window.graph.handle(ElementEvent(element: field.id, frameSeen: 0, action: .focus(true)))
            } else {
                window.press(button: "Type")
            }
            for _ in 0..<4 { window.render() }
            #expect(window.graph.focus == field.id && window.texts.contains("typing"), "\(isTapped)")
        }
    }

    @Test func `it is over when the view with the keyboard goes`() throws {
        let window = TestWindow(Composer())
        try focus(window, "Note")
        #expect(window.texts.contains("toolbar"))
        window.press(button: "Edit")
        #expect(window.texts.contains("no toolbar"))
        #expect(window.list.focus == nil)
        window.press(button: "Edit")
        #expect(window.list.focus == nil)
    }

    @Test func `it stays where another view takes the keyboard in place of the one that goes`() throws {
        let window = TestWindow(Composer())
        try focus(window, "Note")
        window.press(button: "Widen")
        let field = window.elements.first { $0.accessibility.label == "Note" }
        #expect(window.texts.contains("toolbar"))
        #expect(window.list.focus != nil && window.list.focus == field?.id)
    }

    @Test func `a row that is deleted leaves no value behind`() throws {
        let window = TestWindow(Rows())
        try focus(window, "a")
        #expect(window.texts.contains("a"))
        window.press(button: "Delete")
        #expect(window.texts.contains("none"))
    }

    @Test func `a value that is set while a view goes is kept`() throws {
        let window = TestWindow(Rows())
        try focus(window, "a")
        window.press(button: "Replace")
        let field = window.elements.first { $0.accessibility.label == "c" }
        #expect(window.texts.contains("c"))
        #expect(window.list.focus != nil && window.list.focus == field?.id)
    }

    /// The order in which the two views are updated is random.
    @Test func `the keyboard goes from one view to the next by the state`() throws {
        for _ in 0..<16 {
            let window = TestWindow(Rows())
            try focus(window, "a")
            window.press(button: "Next")
            let next = window.elements.first { $0.accessibility.label == "b" }
            #expect(window.texts.contains("b"))
            #expect(window.list.focus != nil && window.list.focus == next?.id)
        }
    }

    @Test func `a value that no view has is taken back, and the keyboard with it`() throws {
        let window = TestWindow(Rows())
        try focus(window, "a")
        window.press(button: "Nowhere")
        #expect(window.texts.contains("none") && !window.texts.contains("z"))
        #expect(window.list.focus == nil)
    }

    @Test func `a state of no view, or of one that can't have the keyboard, is false again`() {
        let window = TestWindow(Bare())
        window.press(button: "Set")
        #expect(window.texts.contains("unset") && window.texts.contains("unread"))
    }

    @Test func `it is over when the field is disabled, which can be given the keyboard again later`() throws {
        let window = TestWindow(Chat())
        try focus(window, "Message")
        #expect(window.texts.contains("typing"))
        window.press(button: "Send")
        #expect(window.texts.contains("not typing"))
        #expect(window.list.focus == nil)
        window.press(button: "Answer")
        let field = window.elements.first { $0.accessibility.label == "Message" }
        #expect(window.texts.contains("typing"))
        #expect(window.list.focus != nil && window.list.focus == field?.id)
    }

    @Test func `a field that is to have the keyboard while it is disabled gets it when it no longer is`() {
        let window = TestWindow(Chat())
        window.press(button: "Send")
        window.press(button: "Type")
        #expect(window.list.focus == nil)
        window.press(button: "Silence")
        let field = window.elements.first { $0.accessibility.label == "Message" }
        #expect(window.list.focus != nil && window.list.focus == field?.id)
    }

    @Test func `a container whose view with the keyboard goes says nothing more`() throws {
        let window = TestWindow(Sidebar())
        try focus(window, "Search")
        #expect(window.texts.contains("sidebar"))
        window.press(button: "Stop")
        #expect(window.texts.contains("nowhere"))
    }
}
