import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Shared {
    var guests = 0
    @ObservationIgnored var log: [String] = []
}

private struct Room: View {
    let shared: Shared
    @State private var visits = 0

    var body: some View {
        VStack {
            Text(verbatim: "inner \(visits)").onDisappear { leave("inner") }
            Text(verbatim: "never mind").mask {
                Text(verbatim: "mask").onDisappear { leave("mask") }
            }
        }
        .onAppear { shared.log.append("appear") }
        .onDisappear { leave("outer") }
    }

    private func leave(_ name: String) {
        visits += 1
        shared.guests += 1
        shared.log.append("\(name) \(visits)")
    }
}

private struct Guests: View {
    let shared: Shared
    var body: some View { Text(verbatim: "guests \(shared.guests)") }
}

private struct Pages: View {
    let shared: Shared

    var body: some View {
        NavigationStack {
            NavigationLink("on") { Text(verbatim: "page").onDisappear { shared.log.append("page") } }
                .onDisappear { shared.log.append("root") }
        }
    }
}

@MainActor
@Suite("Windows that close")
struct ClosingTests {
    private let shared = Shared()

    @Test func `all views disappear, the inner ones first, and what they write is kept`() {
        let window = TestWindow(Room(shared: shared))
        #expect(shared.log == ["appear"])
        window.graph.teardown()
        #expect(Set(shared.log.map { $0.prefix { $0 != " " } }) == ["appear", "inner", "mask", "outer"])
        let places = ["inner", "outer"].map { name in shared.log.firstIndex { $0.hasPrefix(name) } ?? -1 }
        #expect(places[0] > 0 && places[0] < places[1])
        #expect(shared.log.last?.hasSuffix("3") == true)
    }

    @Test func `views disappear once`() {
        let window = TestWindow(Room(shared: shared))
        window.graph.teardown()
        window.graph.teardown()
        #expect(shared.log.count == 4)
    }

    @Test func `what lies under another page has disappeared before`() {
        let window = TestWindow(Pages(shared: shared))
        window.press(button: "on")
        #expect(shared.log == ["root"])
        window.graph.teardown()
        #expect(shared.log == ["root", "page"])
    }

    @Test func `a view that waits to appear does not disappear`() {
        let graph = ViewGraph()
        graph.setRoot(Room(shared: shared), environment: EnvironmentValues())
        graph.teardown()
        #expect(shared.log == [])
    }

    @Test func `tasks are cancelled`() async {
        let shared = shared
        let window = TestWindow(
            Text(verbatim: "work").task {
                shared.log.append("start")
                try? await Task.sleep(for: .seconds(3600))
                shared.log.append(Task.isCancelled ? "cancelled" : "slept")
            })
        while shared.log.isEmpty { await Task.yield() }
        window.graph.teardown()
        while shared.log.count < 2 { await Task.yield() }
        #expect(shared.log == ["start", "cancelled"])
    }

    @Test func `nothing is evaluated or asked for after the end`() {
        let window = TestWindow(Room(shared: shared))
        let evaluations = window.graph.bodyEvaluations
        var wishes = 0
        window.graph.needsRender = { wishes += 1 }
        window.graph.teardown()
        window.graph.announce("gone")
        #expect(!window.render())
        #expect(window.graph.bodyEvaluations == evaluations)
        #expect(window.graph.takeRequests().isEmpty)
        #expect(wishes == 0)
    }

    @Test func `what is kept of a window that was dropped hears of no change`() {
        var window: TestWindow? = TestWindow(
            Guests(shared: shared).alignmentGuide(.leading) { [shared] _ in CGFloat(shared.guests) })
        weak let graph = window?.graph
        let kept = window?.graph.root
        window = nil
        #expect(graph == nil)
        shared.guests += 1
        withExtendedLifetime(kept) {}
    }

    @Test func `other windows hear of what the app changes then`() {
        let closing = TestWindow(Room(shared: shared)), other = TestWindow(Guests(shared: shared))
        var wishes = 0
        other.graph.needsRender = { wishes += 1 }
        closing.graph.teardown()
        #expect(wishes > 0)
        other.render()
        #expect(other.texts == ["guests 3"])
    }
}
