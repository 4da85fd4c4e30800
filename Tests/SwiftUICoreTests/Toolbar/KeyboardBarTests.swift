import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Form: View {
    @State private var text = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Name", text: $text).focused($isTyping)
                Button("Other") {}
            }
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Text(verbatim: "Help") }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isTyping = false }
                }
            }
        }
    }
}

@MainActor
@Suite("The keyboard's bar")
struct KeyboardBarTests {
    private func moveKeyboard(_ window: TestWindow, to element: DisplayElement?) throws {
        let id = try #require(element).id
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .focus(true)))
        window.render()
    }

    private func bar(_ window: TestWindow) -> DisplayElement? {
        window.elements.first { $0.accessibility.role == .toolbar }
    }

    @Test func `its items are there while a field of the page has the keyboard, above the bottom bar`() throws {
        let window = TestWindow(Form())
        #expect(bar(window) == nil && !window.texts.contains("Done") && window.texts.contains("Help"))
        try moveKeyboard(window, to: window.elements.first { $0.accessibility.label == "Name" })
        let place = try #require(bar(window))
        let help = try #require(window.element(text: "Help"))
        #expect(window.windowFrame(of: place.id).maxY <= window.windowFrame(of: help.id).minY)
        #expect(window.windowFrame(of: place.id).width == 300)
        window.press(button: "Done")
        #expect(window.list.focus == nil && bar(window) == nil && !window.texts.contains("Done"))
    }

    @Test func `other views that have the keyboard need no bar`() throws {
        let window = TestWindow(Form())
        try moveKeyboard(window, to: window.elements.first { $0.content == .button })
        #expect(window.list.focus != nil && bar(window) == nil)
    }
}
