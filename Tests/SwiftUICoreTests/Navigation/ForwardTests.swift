import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore
@testable @_spi(Nodes) import ViewTree

@Observable
@MainActor
private final class Model {
    var path: [Int] = []
    var isShown = false
    var chosen: String?
    var names = ["ann", "bob", "cleo"]
    /// Whether pages can't be left.
    var isLocked = false
    /// Whether pages can't be shown.
    var isClosed = false

    var isOpen: Bool {
        get { isShown }
        set { if newValue ? !isClosed : !isLocked { isShown = newValue } }
    }
}

private struct Detail: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(verbatim: "detail of \(name)")
            NavigationLink("more of \(name)") { Text(verbatim: "all of \(name)") }
            NavigationLink("number of \(name)", value: 7)
            Button("done with \(name)") { dismiss() }
        }
    }
}

/// Links with destinations of their own, values that present pages, and values of a path, in one stack.
private struct House: View {
    @Bindable var model: Model

    var body: some View {
        NavigationStack(path: $model.path) {
            VStack {
                ForEach(model.names, id: \.self) { name in NavigationLink(name) { Detail(name: name) } }
                NavigationLink("list") {
                    List(model.names, id: \.self) { name in NavigationLink("row \(name)") { Detail(name: name) } }
                }
                Button("open") { model.isOpen = true }
                Button("choose") { model.chosen = "dora" }
            }
            .navigationDestination(isPresented: $model.isOpen) { Detail(name: "the open") }
            .navigationDestination(item: $model.chosen) { Detail(name: $0) }
            .navigationDestination(for: Int.self) { Detail(name: "page \($0)") }
        }
    }
}

/// What the browser's Forward shows again of the pages that views have presented.
@MainActor
@Suite("The way forward to pages that views present")
struct ForwardTests {
    private let model = Model()

    private func window() -> TestWindow { TestWindow(House(model: model)) }

    private func stack(_ window: TestWindow) -> DisplayElement? {
        window.elements.first {
            !$0.input.events.isDisjoint(with: [.back, .forward]) && $0.id != window.graph.list.root
        }
    }

    private func stepsForward(_ window: TestWindow) -> Int {
        stack(window).map { $0.input.events.contains(.forward) ? $0.input.stepsForward : 0 } ?? 0
    }

    private func send(_ action: ElementEvent.Action, _ times: Int = 1, in window: TestWindow) throws {
        for _ in 0..<times {
            window.send(action, to: try #require(stack(window)).id)
            window.render()
        }
    }

    /// The texts of the topmost page.
    private func page(_ window: TestWindow) -> String {
        func texts(_ id: ElementID) -> [String] {
            guard let element = window.list[id], !element.isLeaving else { return [] }
            return [element.text].compactMap(\.self) + element.children.flatMap(texts)
        }
        return texts(window.list.root).first { $0.contains(" of ") } ?? "home"
    }

    @Test(arguments: ["ann", "cleo", "open", "choose"])
    func `the page of a link or of a value is shown again`(button: String) throws {
        let window = window()
        window.press(button: button)
        let shown = page(window)
        #expect(shown.hasPrefix("detail of") && stepsForward(window) == 0)
        for _ in 1...2 {
            try send(.back, in: window)
            #expect(page(window) == "home" && stepsForward(window) == 1)
            try send(.forward, in: window)
            #expect(page(window) == shown && stepsForward(window) == 0)
        }
    }

    @Test func `so is a page that was left by its own button`() throws {
        let window = window()
        window.press(button: "bob")
        window.press(button: "done with bob")
        window.render()
        #expect(page(window) == "home" && stepsForward(window) == 1)
        try send(.forward, in: window)
        #expect(page(window) == "detail of bob")
    }

    /// The link to the second page is on the first, which is made again.
    @Test(arguments: ["more of bob", "number of bob"])
    func `a page is shown again over one that was made anew`(link: String) throws {
        let window = window()
        window.press(button: "bob")
        window.press(button: link)
        let shown = page(window)
        #expect(shown != "detail of bob")
        try send(.back, 2, in: window)
        #expect(page(window) == "home" && stepsForward(window) == 2 && model.path.isEmpty)
        try send(.forward, in: window)
        #expect(page(window) == "detail of bob" && stepsForward(window) == 1)
        try send(.forward, in: window)
        #expect(page(window) == shown && stepsForward(window) == 0)
        // The pages stay after the previous ones are gone.
        window.graph.departures.cancelAll()
        window.render()
        #expect(page(window) == shown)
    }

    /// The rows are of one type, and are told apart by their identity, even if they have moved.
    @Test func `a row's page is shown again by the same row of a list that was made anew`() throws {
        let window = window()
        window.press(button: "list")
        window.press(button: "row bob")
        #expect(page(window) == "detail of bob")
        try send(.back, 2, in: window)
        model.names = ["zoe", "ann", "bob"]
        window.render()
        #expect(stepsForward(window) == 2)
        try send(.forward, 2, in: window)
        #expect(page(window) == "detail of bob" && stepsForward(window) == 0)
    }

    /// The list begins with its first rows when it is made anew, and has views only for those near them.
    @Test func `a row's page is shown again even if the row is far out of sight`() throws {
        let window = window()
        window.press(button: "list")
        window.press(button: "row bob")
        try send(.back, 2, in: window)
        model.names = (1...300).map { "n\($0)" } + ["bob"]
        window.render()
        try send(.forward, in: window)
        for _ in 1...2 {
            try send(.forward, in: window)
            #expect(page(window) == "detail of bob" && stepsForward(window) == 0)
            window.graph.departures.cancelAll()
            window.render()
            #expect(page(window) == "detail of bob")
            try send(.back, in: window)
            window.graph.departures.cancelAll()
            window.render()
            #expect(window.button("row n1") != nil && window.button("row bob") == nil && stepsForward(window) == 1)
        }
    }

    @Test func `a page whose row is gone is not shown again, nor another row's`() throws {
        let window = window()
        window.press(button: "bob")
        try send(.back, in: window)
        model.names = ["ann"]
        window.render()
        try send(.forward, in: window)
        #expect(page(window) == "home" && stepsForward(window) == 0)
    }

    @Test(arguments: ["ann", "open", "path"])
    func `whoever goes elsewhere does not come back to it`(elsewhere: String) throws {
        let window = window()
        window.press(button: "bob")
        window.press(button: "more of bob")
        try send(.back, 2, in: window)
        #expect(stepsForward(window) == 2)
        if elsewhere == "path" { model.path = [1] } else { window.press(button: elsewhere) }
        window.render()
        #expect(stepsForward(window) == 0)
        try send(.back, in: window)
        #expect(stepsForward(window) == 1)
    }

    @Test func `pages that the app closes itself stay closed`() throws {
        let window = window()
        window.press(button: "open")
        window.press(button: "more of the open")
        try send(.back, in: window)
        #expect(page(window) == "detail of the open" && stepsForward(window) == 1)
        model.isShown = false
        window.render()
        #expect(page(window) == "home" && stepsForward(window) == 0)
    }

    @Test func `an app may refuse to leave a page and to show it again`() throws {
        let window = window()
        window.press(button: "open")
        model.isLocked = true
        try send(.back, in: window)
        #expect(page(window) == "detail of the open" && stepsForward(window) == 0)
        (model.isLocked, model.isClosed) = (false, true)
        try send(.back, in: window)
        #expect(page(window) == "home" && stepsForward(window) == 1)
        try send(.forward, in: window)
        #expect(page(window) == "home")
        // The next page is one above the home page.
        window.press(button: "ann")
        #expect(page(window) == "detail of ann" && stepsForward(window) == 0)
        try send(.back, in: window)
        #expect(stepsForward(window) == 1)
        try send(.forward, in: window)
        #expect(page(window) == "detail of ann")
    }

    @Test func `several pages that were left at once are shown again one by one`() throws {
        let window = window()
        window.press(button: "choose")
        window.press(button: "number of dora")
        window.press(button: "more of page 7")
        model.isShown = true
        window.render()
        #expect(page(window) == "detail of the open" && model.path == [7])
        try send(.back, 4, in: window)
        #expect(page(window) == "home" && stepsForward(window) == 4)
        var pages: [String] = []
        for _ in 1...4 {
            try send(.forward, in: window)
            pages.append(page(window))
        }
        #expect(pages == ["detail of dora", "detail of page 7", "all of page 7", "detail of the open"])
        #expect(model.path == [7] && model.chosen == "dora" && model.isShown)
    }
}
