import Foundation
import Observation
import Testing

@testable import SwiftUICore

private struct Item: Identifiable {
    let id: Int
    var name: String
}

@Observable
@MainActor
private final class Model {
    var items = ["a", "b", "c"].enumerated().map { Item(id: $0, name: $1) }
    var chosen: Int?
}

private struct Rows: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            ForEach($model.items) { $item in
                Text(verbatim: "\(item.name) \(model.chosen == item.id)")
                Button("mark \(item.id)") { item.name += "!" }
            }
            Button("Delete") {
                withAnimation { model.chosen = nil }
                model.items.removeLast()
            }
        }
    }
}

@MainActor
@Suite("Bindings to elements")
struct ElementBindingTests {
    private func rows(_ window: TestWindow) -> [String] {
        window.texts.filter { $0.hasSuffix(" true") || $0.hasSuffix(" false") }
    }

    @Test func `a row that is made anew while its element goes shows what the element was`() {
        let model = Model()
        model.chosen = 2
        let window = TestWindow(Rows(model: model))
        #expect(rows(window) == ["a false", "b false", "c true"])
        window.press(button: "Delete")
        #expect(rows(window) == ["a false", "b false"])
    }

    @Test func `a binding writes into the element of its row`() {
        let model = Model()
        let window = TestWindow(Rows(model: model))
        window.press(button: "mark 1")
        #expect(rows(window) == ["a false", "b! false", "c false"])
    }
}
