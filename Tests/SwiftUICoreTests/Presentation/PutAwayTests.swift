import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore
@testable @_spi(Nodes) import ViewTree

private struct Person: Identifiable, Equatable {
    let id: Int
}

@Observable
@MainActor
private final class Model {
    var isShown = false
    var isAsked = false
    var person: Person?
    var path: [Int] = []
}

private struct Card: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(verbatim: name)
            Button("done") { dismiss() }
        }
    }
}

private struct Home: View {
    @Bindable var model: Model

    var body: some View {
        NavigationStack(path: $model.path) {
            Text(verbatim: "home")
                .sheet(isPresented: $model.isShown) { Card(name: "card") }
                .alert("Sure?", isPresented: $model.isAsked) { Button("yes") {} }
                .navigationDestination(for: Int.self) { number in
                    Text(verbatim: "page \(number)")
                        .sheet(item: $model.person) { Card(name: "person \($0.id)") }
                }
        }
    }
}

/// A stack whose page has its own state for what it presents. A page that is pushed again is a new page.
private struct Rooms: View {
    @Bindable var model: Model

    var body: some View {
        NavigationStack(path: $model.path) {
            Text(verbatim: "home").navigationDestination(for: Int.self) { Room(number: $0) }
        }
    }
}

private struct Room: View {
    let number: Int
    @State private var isShown = false

    var body: some View {
        Button("open \(number)") { isShown = true }
            .sheet(isPresented: $isShown) { Card(name: "card of \(number)") }
    }
}

/// What the browser's Forward button presents again.
@MainActor
@Suite("What was put away")
struct PutAwayTests {
    private let model = Model()

    private func window(_ change: (Model) -> Void) -> TestWindow {
        let window = TestWindow(Home(model: model))
        change(model)
        window.render()
        return window
    }

    private func stepsForward(_ window: TestWindow) -> Int {
        guard let root = window.graph.list[window.graph.list.root], root.input.events.contains(.forward) else {
            return 0
        }
        return root.input.stepsForward
    }

    private func goForward(_ window: TestWindow) { window.send(.forward, to: window.graph.list.root) }

    private func goBack(_ window: TestWindow) {
        let stack = window.elements.first { $0.input.events.contains(.back) }
        if let stack { window.send(.back, to: stack.id) }
    }

    @Test func `a sheet that somebody put away is shown again`() throws {
        let window = window { $0.isShown = true }
        #expect(stepsForward(window) == 0)
        for wayOut in 1...2 {
            if wayOut == 1 {
                window.send(.dismiss, to: try #require(window.openDialogs.last).id)
            } else {
                window.press(button: "done")
                window.render()
            }
            #expect(!model.isShown && stepsForward(window) == 1)
            goForward(window)
            #expect(model.isShown && stepsForward(window) == 0)
            #expect(window.element(text: "card") != nil)
        }
    }

    @Test func `what the app takes away itself stays away`() {
        let window = window { $0.isShown = true }
        model.isShown = false
        window.render()
        #expect(stepsForward(window) == 0)
        goForward(window)
        #expect(!model.isShown)
    }

    @Test func `a question is not asked again`() throws {
        let window = window { $0.isAsked = true }
        window.send(.dismiss, to: try #require(window.openDialogs.last).id)
        #expect(!model.isAsked && stepsForward(window) == 0)
    }

    @Test(arguments: ["page", "question"])
    func `whoever goes elsewhere does not come back to it`(elsewhere: String) throws {
        let window = window { $0.isShown = true }
        window.send(.dismiss, to: try #require(window.openDialogs.last).id)
        #expect(stepsForward(window) == 1)
        if elsewhere == "page" { model.path = [1] } else { model.isAsked = true }
        window.render()
        #expect(stepsForward(window) == 0)
    }

    @Test func `an item is presented again by a page that was made anew`() throws {
        let window = window { $0.path = [7] }
        model.person = Person(id: 3)
        window.render()
        window.send(.dismiss, to: try #require(window.openDialogs.last).id)
        goBack(window)
        #expect(model.path.isEmpty && stepsForward(window) == 1)
        let stack = try #require(window.elements.first { $0.input.stepsForward > 0 && $0.id != window.graph.list.root })
        window.send(.forward, to: stack.id)
        #expect(model.path == [7] && model.person == nil && stepsForward(window) == 1)
        goForward(window)
        #expect(model.person == Person(id: 3) && stepsForward(window) == 0)
    }

    /// A presentation by a page that is still sliding away would disappear with it.
    @Test func `a page that is leaving presents nothing again but the one in its place does`() throws {
        let window = TestWindow(Rooms(model: model))
        model.path = [7]
        window.render()
        window.press(button: "open 7")
        window.render()
        window.send(.dismiss, to: try #require(window.openDialogs.last).id)
        goBack(window)
        let stack = try #require(window.elements.first { $0.input.stepsForward > 0 && $0.id != window.graph.list.root })
        window.send(.forward, to: stack.id)
        #expect(model.path == [7] && stepsForward(window) == 1)
        // There are two pages. Both are alive, and the previous one is leaving.
        let presenters = Self.presenters(below: window.graph.root)
        #expect(presenters.allSatisfy { $0.isAlive })
        #expect(presenters.count == 2 && presenters.count { window.graph.departures.contains($0) } == 1)
        goForward(window)
        #expect(window.openDialogs.count == 1)
        // The presentation stays after the previous page is gone.
        window.graph.departures.cancelAll()
        window.render()
        #expect(Self.presenters(below: window.graph.root).count { $0.isAlive } == 1)
        #expect(window.openDialogs.count == 1 && window.element(text: "card of 7") != nil)
    }

    private static func presenters(below node: ViewNode) -> [any PresentingAgain] {
        ((node as? any PresentingAgain).map { [$0] } ?? []) + node.childNodes.flatMap(presenters)
    }
}
