import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var isEditing = false
    var hasMore = false
}

/// A toolbar item's view with a counter.
private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count) times") { count += 1 } }
}

private struct Bars: View {
    let model: Model
    var body: some View {
        NavigationStack {
            VStack {
                if model.hasMore { Text(verbatim: "more").toolbar { ToolbarItem { Button("More") {} } } }
                Text(verbatim: "page").toolbar { ToolbarItem { Button("Less") {} } }
                Text(verbatim: "foot").toolbar { ToolbarItem { Button("Least") {} } }
            }
            .toolbar(id: "page") {
                if model.isEditing { ToolbarItem(id: "done") { Button("Done") {} } }
                ToolbarItem(id: "count") { Counter() }
                ToolbarItem(id: "spare", showsByDefault: false) { Button("Spare") {} }
            }
        }
    }
}

@Suite("What toolbars' items keep") @MainActor
struct ToolbarIdentityTests {
    @Test func `an item keeps its states when another comes before it`() {
        let model = Model()
        let window = TestWindow(Bars(model: model), size: CGSize(width: 600, height: 400))
        window.press(button: "0 times")
        model.isEditing = true
        window.render()
        #expect(window.texts.contains("Done") && window.texts.contains("1 times"))
        #expect(!window.texts.contains("Spare"))
    }

    @Test func `items of views beside each other stay in their order`() throws {
        for _ in 0..<20 {
            let model = Model()
            let window = TestWindow(Bars(model: model), size: CGSize(width: 600, height: 400))
            #expect(window.texts.filter { $0.hasPrefix("Le") } == ["Less", "Least"])
            model.hasMore = true
            window.render()
            #expect(window.texts.filter { $0.hasPrefix("Le") } == ["Less", "Least"])
        }
    }
}
