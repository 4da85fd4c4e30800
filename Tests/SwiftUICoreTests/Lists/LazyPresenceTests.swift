import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor @Observable private final class Model {
    var path: [Int] = []
    var rows = Array(0..<1000)
    @ObservationIgnored var appeared: [Int] = []
    @ObservationIgnored var gone: [Int] = []
    @ObservationIgnored var started: [Int] = []
}

/// Rows on a page that another page can cover.
private struct Page: View {
    @Bindable var model: Model
    var body: some View {
        NavigationStack(path: $model.path) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(model.rows, id: \.self) { Row(model: model, number: $0) }
                }
            }
            .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
        }
    }
}

private struct Row: View {
    let model: Model
    let number: Int
    var body: some View {
        Block("row \(number)", 100, 20)
            .onAppear { model.appeared.append(number) }
            .onDisappear { model.gone.append(number) }
            .task { model.started.append(number) }
    }
}

@MainActor
@Suite("Presence in lazy containers")
struct LazyPresenceTests {
    private func go(_ path: [Int], _ model: Model, _ window: TestWindow) {
        model.path = path
        window.render()
    }

    @Test func `a page that comes back brings only the rows that are in sight`() {
        let model = Model()
        let window = TestWindow(Page(model: model))
        window.scroll(to: 10_000)
        #expect(model.gone.contains(0))
        go([1], model, window)
        model.appeared = []
        go([], model, window)
        #expect(model.appeared.contains(500))
        #expect(!model.appeared.contains(0))
        window.scroll(to: 0)
        #expect(model.appeared.filter { $0 == 0 }.count == 1)
    }

    @Test func `a row that is scrolled to under another page comes with its page`() {
        let model = Model()
        let window = TestWindow(Page(model: model))
        window.scroll(to: 10_000)
        go([1], model, window)
        model.appeared = []
        window.scroll(to: 0)
        #expect(!model.appeared.contains(0))
        go([], model, window)
        #expect(model.appeared.filter { $0 == 0 }.count == 1)
    }

    @Test func `the task of a row that is added under another page waits for its page`() async {
        let model = Model()
        model.rows = []
        let window = TestWindow(Page(model: model))
        go([1], model, window)
        model.rows = [7]
        window.render()
        for _ in 0..<20 { await Task.yield() }
        #expect(model.started == [])
        go([], model, window)
        while model.started.isEmpty { await Task.yield() }
        #expect(model.started == [7])
    }
}
