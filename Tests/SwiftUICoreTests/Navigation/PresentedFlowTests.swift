import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var path: [Int] = []
    var isFlowing = false
    var isDeeper = false
    var chosen: String?
    var isThere = true
    @ObservationIgnored var finish: (Model) -> Void = { $0.isFlowing = false }
}

/// Pages that a value presents, with further pages pushed on top by the user.
private struct Flow: View {
    @Bindable var model: Model

    var body: some View {
        if model.isThere {
            NavigationStack(path: $model.path) {
                Button("Start") { model.isFlowing = true }
                    .navigationDestination(for: Int.self) { page($0) }
                    .navigationDestination(isPresented: $model.isFlowing) { first }
                    .navigationDestination(item: $model.chosen) { name in
                        VStack {
                            Text(verbatim: "item \(name)")
                            NavigationLink("On", value: 1)
                        }
                    }
            }
        }
    }

    private var first: some View {
        NavigationLink("Next", value: 1)
            .navigationDestination(isPresented: $model.isDeeper) { Button("Done deep") { model.finish(model) } }
    }

    private func page(_ number: Int) -> some View {
        VStack {
            Text(verbatim: "page \(number)")
            Button("Done \(number)") { model.finish(model) }
        }
    }
}

private struct Boxes: View {
    @Bindable var model: Model

    var body: some View {
        NavigationSplitView {
            List(["a", "b"], id: \.self, selection: $model.chosen) { Text(verbatim: "box \($0)") }
        } detail: {
            NavigationLink("letter", value: 1)
                .navigationDestination(for: Int.self) { Text(verbatim: "letter \($0)") }
        }
    }
}

@MainActor
@Suite("Flows of pages")
struct PresentedFlowTests {
    private let model = Model()

    private func reachable(_ window: TestWindow) -> [String] {
        func texts(_ id: ElementID) -> [String] {
            guard let element = window.list[id], !element.isLeaving else { return [] }
            return [element.text].compactMap(\.self) + element.children.flatMap(texts)
        }
        return texts(window.list.root)
    }

    private func flowing() -> TestWindow {
        let window = TestWindow(Flow(model: model))
        window.press(button: "Start")
        return window
    }

    @Test func `a flow that the app ends takes along the pages that were reached from it`() {
        let window = flowing()
        window.press(button: "Next")
        #expect(model.path == [1])
        window.press(button: "Done 1")
        #expect(reachable(window) == ["Start"])
        #expect(model.path == [])
    }

    @Test func `an item that is taken back takes along the pages above its own`() {
        let window = TestWindow(Flow(model: model))
        model.chosen = "a"
        window.render()
        window.press(button: "On")
        #expect(reachable(window).contains("page 1"))
        model.chosen = nil
        window.render()
        #expect(reachable(window) == ["Start"])
        #expect(model.path == [])
    }

    @Test func `another item is a page without those above the one before`() {
        let window = TestWindow(Flow(model: model))
        model.chosen = "a"
        window.render()
        window.press(button: "On")
        model.chosen = "b"
        window.render()
        #expect(reachable(window).contains("item b"))
        #expect(model.path == [])
    }

    @Test func `a page that another value put above it hears of its end`() {
        let window = flowing()
        model.isDeeper = true
        window.render()
        window.press(button: "Done deep")
        #expect(reachable(window) == ["Start"])
        #expect(!model.isDeeper)
    }

    @Test func `who goes on as the flow ends comes to the new page`() {
        model.finish = { model in
            model.isFlowing = false
            model.path = [5]
        }
        let window = flowing()
        window.press(button: "Next")
        window.press(button: "Done 1")
        #expect(reachable(window).contains("page 5"))
        #expect(model.path == [5])
    }

    @Test func `pages below the flow stay`() {
        model.path = [3]
        let window = TestWindow(Flow(model: model))
        model.isFlowing = true
        window.render()
        window.press(button: "Next")
        #expect(model.path == [3, 1])
        window.press(button: "Done 1")
        #expect(reachable(window).contains("page 3"))
        #expect(model.path == [3])
    }

    @Test func `a stack that goes leaves the app's path and values as they are`() {
        let window = flowing()
        window.press(button: "Next")
        model.isThere = false
        window.render()
        #expect(model.path == [1])
        #expect(model.isFlowing)
    }

    @Test func `a narrow split view goes back from a page above its detail`() throws {
        let window = TestWindow(Boxes(model: model), size: CGSize(width: 390, height: 600))
        model.chosen = "a"
        window.render()
        window.press(button: "letter")
        #expect(reachable(window).contains("letter 1"))
        model.chosen = nil
        window.render()
        #expect(reachable(window).contains("box a"))
        #expect(!reachable(window).contains("letter 1"))
        model.chosen = "b"
        window.render()
        #expect(!reachable(window).contains("letter 1"))
    }
}
