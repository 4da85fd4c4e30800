import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Searching")
struct SearchTests {
    private struct Foods: View {
        @State private var text = ""
        @State private var scope = "All"

        var body: some View {
            Content(scope: scope)
                .searchable(text: $text)
                .searchScopes($scope) {
                    Text(verbatim: "All").tag("All")
                    Text(verbatim: "Fruit").tag("Fruit")
                }
        }

        private struct Content: View {
            let scope: String
            @Environment(\.isSearching) private var isSearching
            var body: some View { Text(verbatim: "\(scope), \(isSearching ? "searching" : "not searching")") }
        }
    }

    private func moveKeyboard(_ hasKeyboard: Bool, in window: TestWindow) throws {
        let field = try #require(window.elements.first { if case .textField = $0.content { true } else { false } })
        window.graph.handle(ElementEvent(element: field.id, frameSeen: 0, action: .focus(hasKeyboard)))
        window.render()
    }

    @Test func `a search lasts until it is cancelled, though the empty field has lost the keyboard`() throws {
        let window = TestWindow(Foods())
        #expect(window.texts.contains("All, not searching") && !window.texts.contains("Fruit"))
        try moveKeyboard(true, in: window)
        #expect(window.texts.contains("All, searching"))
        try moveKeyboard(false, in: window)
        #expect(window.texts.contains("All, searching"))
        window.press(button: "Fruit")
        #expect(window.texts.contains("Fruit, searching"))
        window.press(button: "Cancel")
        #expect(window.texts.contains("Fruit, not searching") && !window.texts.contains("Fruit"))
    }

    @Test(arguments: [false, true])
    func `the field is above the content, in a navigation page and outside of one`(isInStack: Bool) throws {
        let content = Block("content").searchable(text: .constant(""))
        let window = isInStack ? TestWindow(NavigationStack { content }) : TestWindow(content)
        let fields = window.elements.filter { if case .textField = $0.content { true } else { false } }
        #expect(fields.count == 1)
        let field = window.windowFrame(of: try #require(fields.first).id)
        #expect(try field.maxY <= #require(window.frame("content")).minY)
        #expect(field.minX >= 16)
    }

    private struct Drinks: View {
        let prompt: String
        @State private var text = ""

        var body: some View {
            Color.clear.searchable(text: $text, prompt: prompt) {
                Text(verbatim: "Tea").searchCompletion("Tea")
            }
        }
    }

    @Test func `a prompt goes with suggestions`() throws {
        let window = TestWindow(Drinks(prompt: "Drink"))
        let prompts = window.elements.compactMap { element in
            if case .textField(let content) = element.content { content.placeholder } else { nil }
        }
        #expect(prompts == ["Drink"])
        try moveKeyboard(true, in: window)
        #expect(window.texts.contains("Tea"))
    }

    private struct Kind: Identifiable {
        let id: String
    }

    private struct Filtered: View {
        @State private var text = "te"
        @State private var kinds: [Kind] = []

        var body: some View {
            Text(verbatim: "\(text), \(kinds.map(\.id))")
                .searchable(text: $text, tokens: $kinds) { Text(verbatim: "token " + $0.id) }
                .searchSuggestions {
                    Text(verbatim: "Hot").searchCompletion(Kind(id: "hot"))
                    Text(verbatim: "Tea").searchCompletion("Tea")
                }
        }
    }

    @Test func `a suggestion adds its token in place of the words, once`() throws {
        let window = TestWindow(Filtered())
        try moveKeyboard(true, in: window)
        #expect(window.texts.contains("te, []"))
        window.press(button: "Hot")
        #expect(window.texts.contains(#", ["hot"]"#))
        #expect(window.texts.contains("token hot"))
        try moveKeyboard(false, in: window)
        try moveKeyboard(true, in: window)
        window.press(button: "Hot")
        #expect(window.texts.contains(#", ["hot"]"#))
    }

    @Test func `backspace takes away the last token where there are no words before it`() throws {
        let window = TestWindow(Filtered())
        try moveKeyboard(true, in: window)
        window.press(button: "Hot")
        let field = try #require(window.elements.first { $0.content.kind == "textField" })
        #expect(field.input.events.contains(.key))
        func act(_ action: ElementEvent.Action) {
            window.graph.handle(ElementEvent(element: field.id, frameSeen: 0, action: action))
            window.render()
        }
        act(.text("x", revision: 1))
        act(.key("Backspace", modifiers: [], isDown: true))
        #expect(window.texts.contains(#"x, ["hot"]"#))
        act(.text("", revision: 2))
        act(.key("Backspace", modifiers: [], isDown: true, isRepeated: true))
        #expect(window.texts.contains(#", ["hot"]"#))
        act(.key("Backspace", modifiers: [], isDown: true))
        #expect(window.texts.contains(", []"))
    }

    private struct Marked: View {
        let prompt: String
        @State private var text = "tea"
        @State private var kinds: [Kind] = []
        @State private var selection: TextSelection?

        var body: some View {
            Text(verbatim: selection == nil ? "nothing" : "something")
                .searchable(text: $text, tokens: $kinds, prompt: prompt) { Text(verbatim: $0.id) }
                .searchSelection($selection)
        }
    }

    @Test func `what is selected in the field is told, and its prompt may be any string`() throws {
        let window = TestWindow(Marked(prompt: "Drinks"))
        let field = try #require(window.elements.first { $0.content.kind == "textField" })
        guard case .textField(let content) = field.content else { return }
        #expect(content.placeholder == "Drinks")
        #expect(window.texts.contains("nothing") && field.input.events.contains(.selection))
        let serial = try #require(content.selection).serial
        let action = ElementEvent.Action.selection(0..<2, revision: content.revision, serial: serial)
        window.graph.handle(ElementEvent(element: field.id, frameSeen: 0, action: action))
        window.render()
        #expect(window.texts.contains("something"))
    }

    private struct Focused: View {
        @FocusState private var place: String?
        @State private var text = ""

        var body: some View {
            VStack {
                Text(verbatim: "in \(place ?? "nothing")")
                Button("Search") { place = "search" }
            }
            .searchable(text: $text)
            .searchFocused($place, equals: "search")
        }
    }

    @Test func `a focus state has its value while the search field has the keyboard, and gives it the keyboard`() throws
    {
        let window = TestWindow(Focused())
        try moveKeyboard(true, in: window)
        #expect(window.texts.contains("in search"))
        try moveKeyboard(false, in: window)
        #expect(window.texts.contains("in nothing"))
        window.press(button: "Search")
        let field = try #require(window.elements.first { $0.content.kind == "textField" })
        #expect(window.graph.focus == field.id)
    }
}
