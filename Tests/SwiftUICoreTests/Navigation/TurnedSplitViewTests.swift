import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var box: Int?
    var letter: String?
    var column = NavigationSplitViewColumn.sidebar
    @ObservationIgnored var log: [String] = []
}

private struct Counting: View {
    let name: String
    let model: Model
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
            .onAppear { model.log.append("\(name) comes") }
            .onDisappear { model.log.append("\(name) goes") }
    }
}

private struct Mail: View {
    @Bindable var model: Model

    var body: some View {
        NavigationSplitView {
            List(selection: $model.box) {
                Text(verbatim: "box 1").tag(1)
                Counting(name: "side", model: model)
            }
        } detail: {
            Counting(name: "detail", model: model)
            Text(verbatim: model.box.map { "letters of \($0)" } ?? "nothing chosen")
        }
    }
}

private struct Preferring: View {
    @Bindable var model: Model

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $model.column) {
            Counting(name: "side", model: model)
        } content: {
            Counting(name: "content", model: model)
        } detail: {
            Counting(name: "detail", model: model)
        }
    }
}

private struct Links: View {
    let model: Model

    var body: some View {
        NavigationSplitView {
            NavigationLink("to page") { Counting(name: "page", model: model) }
        } detail: {
            Text(verbatim: "nothing chosen")
        }
    }
}

private struct OwnStack: View {
    let model: Model

    var body: some View {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Counting(name: "side", model: model)
        } detail: {
            NavigationStack { Counting(name: "detail", model: model) }
        }
    }
}

private struct Closing: View {
    @Bindable var model: Model

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $model.column) {
            Text(verbatim: "side")
        } detail: {
            Done()
        }
    }

    private struct Done: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("done") { dismiss() } }
    }
}

@MainActor
@Suite("Split views in a window that is turned")
struct TurnedSplitViewTests {
    private let model = Model()

    private func window(_ view: some View, width: CGFloat) -> TestWindow {
        TestWindow(view, size: CGSize(width: width, height: 600))
    }

    private func turn(_ window: TestWindow, to width: CGFloat) {
        window.graph.setViewport(CGSize(width: width, height: 600))
        window.render()
    }

    private func goBack(_ window: TestWindow) {
        let stack = window.elements.first { $0.input.events.contains(.back) }
        window.send(.back, to: stack!.id)
    }

    /// The texts that can be reached.
    private func texts(_ window: TestWindow) -> [String] {
        func texts(_ id: ElementID) -> [String] {
            guard let element = window.list[id], !element.isLeaving else { return [] }
            return [element.text].compactMap(\.self) + element.children.flatMap(texts)
        }
        return texts(window.list.root)
    }

    @Test func `columns keep their states when the window is turned there and back`() {
        let window = window(Mail(model: model), width: 1000)
        window.press(button: "side 0")
        window.press(button: "detail 0")
        turn(window, to: 390)
        #expect(texts(window).contains("side 1") && !texts(window).contains("detail 1"))
        turn(window, to: 1000)
        #expect(texts(window).contains("side 1") && texts(window).contains("detail 1"))
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `what is selected is shown when the window becomes narrow, and has never been away`() {
        let window = window(Mail(model: model), width: 1000)
        model.box = 1
        window.render()
        window.press(button: "detail 0")
        model.log = []
        turn(window, to: 390)
        #expect(texts(window).contains("letters of 1") && texts(window).contains("detail 1"))
        #expect(!texts(window).contains("side 0"))
        #expect(model.log == ["side goes"])
        turn(window, to: 1000)
        #expect(model.box == 1)
        #expect(texts(window).contains("detail 1") && texts(window).contains("side 0"))
        #expect(model.log == ["side goes", "side comes"])
    }

    @Test func `who goes back in a window that became narrow has nothing selected`() {
        model.box = 1
        let window = window(Mail(model: model), width: 1000)
        turn(window, to: 390)
        goBack(window)
        #expect(model.box == nil)
        #expect(texts(window).contains("box 1"))
        turn(window, to: 1000)
        #expect(texts(window).contains("nothing chosen"))
    }

    @Test func `a selection that is gone by then leads nowhere`() {
        model.box = 1
        let window = window(Mail(model: model), width: 390)
        #expect(texts(window).contains("letters of 1"))
        turn(window, to: 1000)
        model.box = nil
        window.render()
        turn(window, to: 390)
        #expect(texts(window).contains("box 1") && !texts(window).contains("nothing chosen"))
    }

    @Test func `without a selection the preferred column is shown`() {
        model.column = .content
        let window = window(Preferring(model: model), width: 1000)
        window.press(button: "content 0")
        turn(window, to: 390)
        #expect(texts(window).contains("content 1"))
        #expect(!texts(window).contains("side 0") && !texts(window).contains("detail 0"))
        #expect(model.column == .content)
    }

    @Test func `a page that a link led to keeps its state, and leads back to the link`() {
        let window = window(Links(model: model), width: 1000)
        window.press(button: "to page")
        window.press(button: "page 0")
        turn(window, to: 390)
        #expect(texts(window).contains("page 1") && !texts(window).contains("to page"))
        goBack(window)
        #expect(texts(window).contains("to page") && !texts(window).contains("page 1"))
        window.press(button: "to page")
        #expect(texts(window).contains("page 0"))
    }

    @Test func `a narrow window's links lead to the detail, where a wide one has it too`() {
        let window = window(Links(model: model), width: 390)
        window.press(button: "to page")
        window.press(button: "page 0")
        turn(window, to: 1000)
        #expect(texts(window).contains("page 1") && texts(window).contains("to page"))
        #expect(!texts(window).contains("nothing chosen"))
    }

    @Test func `a detail with a stack of its own has a way back`() {
        let window = window(OwnStack(model: model), width: 390)
        #expect(window.elements.contains { $0.accessibility.label == "Back" && !$0.isLeaving })
        turn(window, to: 1000)
        #expect(!window.elements.contains { $0.accessibility.label == "Back" })
    }

    @Test func `a column over another can be dismissed, and one beside it can not`() {
        model.column = .detail
        let window = window(Closing(model: model), width: 1000)
        window.press(button: "done")
        #expect(model.column == .detail)
        turn(window, to: 390)
        window.press(button: "done")
        #expect(model.column == .sidebar)
        #expect(texts(window).contains("side"))
    }

    @Test func `the detail has not appeared before it is seen`() {
        let window = window(Mail(model: model), width: 390)
        #expect(model.log == ["side comes"])
        model.box = 1
        window.render()
        #expect(model.log.contains("detail comes"))
    }
}
