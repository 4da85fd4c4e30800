import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Item: Identifiable {
    let id: Int
    var text: String
    init(_ id: Int) {
        self.id = id
        text = "item \(id)"
    }
}

@Observable
@MainActor
private final class Model {
    var items: [Item]
    var isShown = true
    init(count: Int) { items = (0..<count).map { Item($0) } }
}

private struct Row: View {
    let item: Item
    var body: some View { Text(verbatim: item.text) }
}

private struct Rows: View {
    let model: Model
    var body: some View { VStack { ForEach(model.items) { Row(item: $0) } } }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View {
        Button {
            count += 1
        } label: {
            Text(verbatim: "count \(count)")
        }
    }
}

@MainActor
@Suite("Invalidation")
struct InvalidationTests {
    @Test func oneChangedTextOfAThousandEvaluatesOneBody() {
        let model = Model(count: 1000)
        let window = TestWindow(Rows(model: model))
        let before = window.graph.bodyEvaluations
        model.items[500].text = "item 555"
        #expect(window.render())
        #expect(window.graph.bodyEvaluations - before == 1)
        #expect(window.texts[500] == "item 555")
    }

    @Test func nothingIsRenderedWhenNothingChanged() {
        let window = TestWindow(Rows(model: Model(count: 3)))
        let before = window.graph.bodyEvaluations
        #expect(!window.render())
        #expect(window.graph.bodyEvaluations == before)
    }

    @Test func aButtonChangesTheStateOfItsView() {
        let window = TestWindow(Counter())
        window.press(button: "count 0")
        window.press(button: "count 1")
        #expect(window.texts == ["count 2"])
    }

    @Test func rowsKeepTheirElementsWhenTheyMove() {
        let model = Model(count: 5)
        let window = TestWindow(Rows(model: model))
        let ids = window.elements.filter { $0.text != nil }.map(\.id)
        model.items.reverse()
        window.render()
        #expect(window.elements.filter { $0.text != nil }.map(\.id) == ids.reversed())
    }

    @Test func removedViewsLeaveNoElementsBehind() {
        let model = Model(count: 100)
        let window = TestWindow(Rows(model: model))
        model.items.removeAll { $0.id % 2 == 0 }
        window.render()
        #expect(window.list.elements.count == window.elements.count)
        model.items.removeAll()
        window.render()
        #expect(window.list.elements.count == window.elements.count)
    }
}
