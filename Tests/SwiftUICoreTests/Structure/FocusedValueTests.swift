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

private struct FieldKey: FocusedValueKey { typealias Value = String }
private struct SaveKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
    fileprivate var field: String? {
        get { self[FieldKey.self] }
        set { self[FieldKey.self] = newValue }
    }

    fileprivate var save: (() -> Void)? {
        get { self[SaveKey.self] }
        set { self[SaveKey.self] = newValue }
    }
}

/// Reads a focused value that it provides itself.
private struct Form: View {
    @MainActor static var evaluations = 0
    @FocusedValue(\.field) var field
    var body: some View {
        let _ = Self.evaluations += 1
        Color.red.frame(width: 20, height: 20).focusable().focusedValue(\.field, "Name")
        Text(field ?? "nowhere")
    }
}

/// Reads a focused closure that it provides itself, beside a toolbar button that reads it too.
private struct Notebook: View {
    @FocusedValue(\.save) var save
    @State private var page = 0
    @State private var saved: [Int] = []
    var body: some View {
        let page = page
        VStack {
            Text(verbatim: save == nil ? "read only" : "page \(page)")
            Text(verbatim: "saved \(saved)")
            Button("Turn") { self.page += 1 }
            SaveButton()
        }
        .focusedSceneValue(\.save) { saved.append(page) }
    }
}

/// It calls the closure that was current when its body was evaluated.
private struct SaveButton: View {
    @FocusedValue(\.save) var save
    var body: some View { Button("Save", action: save ?? {}) }
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

    @Test func `a body that says what it reads is evaluated once for it`() throws {
        let window = TestWindow(Form())
        let id = try #require(window.elements.first { $0.input.isFocusable }).id
        let before = Form.evaluations
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .focus(true)))
        window.render()
        #expect(window.texts.contains("Name"))
        #expect(Form.evaluations - before == 1)
    }

    @Test func `closures that a body says and reads are the latest, without an end to it`() {
        let window = TestWindow(Notebook())
        #expect(window.texts.contains("page 0"))
        for page in 1...4 {
            let before = window.graph.bodyEvaluations
            window.press(button: "Turn")
            window.press(button: "Save")
            #expect(window.texts.contains("saved \(Array(1...page))"))
            #expect(window.graph.bodyEvaluations - before < 200)
        }
    }

    @Test func `who reads one value is not evaluated for another`() {
        let window = TestWindow(
            VStack {
                Notebook()
                Reader()
            })
        let before = Reader.evaluations
        window.press(button: "Turn")
        #expect(Reader.evaluations == before)
    }

    private struct Reader: View {
        @MainActor static var evaluations = 0
        @FocusedValue(\.field) var field
        var body: some View {
            Self.evaluations += 1
            return Text(field ?? "nowhere")
        }
    }
}
