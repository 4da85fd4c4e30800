import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var title: Binding<String>? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

private struct Editor: View {
    @State var title = "draft"
    let isOfScene: Bool
    var body: some View {
        VStack {
            Color.red.frame(width: 20, height: 20).focusable().modifier(Saying(title: $title, isOfScene: isOfScene))
            Tool()
        }
    }
}

private struct Saying: ViewModifier {
    let title: Binding<String>
    let isOfScene: Bool
    func body(content: Content) -> some View {
        if isOfScene { content.focusedSceneValue(\.title, title) } else { content.focusedValue(\.title, title) }
    }
}

private struct Tool: View {
    @FocusedBinding(\.title) var title
    var body: some View {
        Text(title ?? "nothing")
        Button("Rename") { title = "renamed" }
    }
}

@MainActor
@Suite("What the view with the keyboard says")
struct FocusedValueTests {
    @Test func `it is there while the view has the keyboard, and can be written`() throws {
        let window = TestWindow(Editor(isOfScene: false))
        #expect(window.texts.contains("nothing"))
        let id = try #require(window.elements.first { $0.input.isFocusable }).id
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .focus(true)))
        window.render()
        #expect(window.texts.contains("draft"))
        window.press(button: "Rename")
        #expect(window.texts.contains("renamed"))
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .focus(false)))
        window.render()
        #expect(window.texts.contains("nothing"))
    }

    @Test func `what is said for the window is there wherever the keyboard is`() {
        #expect(TestWindow(Editor(isOfScene: true)).texts.contains("draft"))
    }
}
