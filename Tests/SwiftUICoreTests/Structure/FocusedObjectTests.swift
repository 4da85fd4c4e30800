import Combine
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private final class Document: ObservableObject {
    @Published var title: String
    init(title: String) { self.title = title }
}

private struct Window: View {
    let document = Document(title: "draft")
    let isOfScene: Bool

    var body: some View {
        VStack {
            if isOfScene {
                Color.red.frame(width: 20, height: 20).focusedSceneObject(document)
            } else {
                Color.red.frame(width: 20, height: 20).focusable().focusedObject(document)
            }
            Color.blue.frame(width: 20, height: 20).focusedSceneObject(nil as Other?)
            Reader()
        }
    }
}

private final class Other: ObservableObject {}

private struct Reader: View {
    @FocusedObject private var document: Document?
    @FocusedObject private var other: Other?

    var body: some View {
        Text(verbatim: document?.title ?? "nothing")
        Text(verbatim: other == nil ? "no other" : "other")
        Button("Rename") { $document?.title.wrappedValue = "renamed" }
    }
}

@MainActor
@Suite("Objects of the view with the keyboard")
struct FocusedObjectTests {
    @Test func `an object is there while its view has the keyboard, and its changes are seen`() throws {
        let document = Window(isOfScene: false)
        let window = TestWindow(document)
        #expect(window.texts.contains("nothing"))
        let id = try #require(window.elements.first { $0.input.isFocusable }).id
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .focus(true)))
        window.render()
        #expect(window.texts.contains("draft"))
        document.document.title = "final"
        window.render()
        #expect(window.texts.contains("final"))
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .focus(false)))
        window.render()
        #expect(window.texts.contains("nothing"))
    }

    @Test func `an object of the window is there wherever the keyboard is, and is written through a binding`() {
        let window = TestWindow(Window(isOfScene: true))
        #expect(window.texts.contains("draft") && window.texts.contains("no other"))
        window.press(button: "Rename")
        #expect(window.texts.contains("renamed"))
    }
}
