import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Shop {
    var tab = "a"
    var path: [Int] = []
}

private struct Counters: View {
    @Bindable var shop: Shop

    var body: some View {
        TabView(selection: $shop.tab) {
            Tab("First", systemImage: "star", value: "a") {
                NavigationStack(path: $shop.path) {
                    Text(verbatim: "root").navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
                }
            }
            Tab("Second", systemImage: "heart", value: "b") {
                NavigationStack { NavigationLink("on") { Text(verbatim: "further") } }
            }
        }
    }
}

@MainActor
@Suite("The button of a tab that is shown already")
struct TabReturnTests {
    @Test func `it leads back to the root of the tab's stack`() {
        let shop = Shop()
        let window = TestWindow(Counters(shop: shop))
        shop.path = [1, 2]
        window.render()
        #expect(window.texts.contains("page 2"))
        window.press(button: "First")
        #expect(shop.path == [])
    }

    @Test func `a tab that was left keeps its pages`() {
        let shop = Shop()
        let window = TestWindow(Counters(shop: shop))
        shop.path = [1]
        window.render()
        window.press(button: "Second")
        window.press(button: "First")
        #expect(shop.path == [1])
        #expect(window.texts.contains("page 1"))
    }
}
