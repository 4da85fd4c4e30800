import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Tabs of an app's own type.
private struct Drinks: TabContent {
    let hasCoffee: Bool

    var body: some TabContent<String> {
        Tab("Tea", systemImage: "leaf", value: "tea") { Text(verbatim: "green") }
        if hasCoffee { Tab("Coffee", systemImage: "cup.and.saucer", value: "coffee") { Text(verbatim: "black") } }
    }
}

/// Tabs that consist of another type's.
private struct Menu: TabContent {
    var body: some TabContent<String> { Drinks(hasCoffee: true).badge(3) }
}

private struct Bar: View {
    @State private var chosen = "tea"
    private let name: String = "Water"

    var body: some View {
        TabView(selection: $chosen) {
            Drinks(hasCoffee: false)
            Tab(name, image: "water", value: "water") { Text(verbatim: "clear") }
                .accessibilityIdentifier("water")
                .accessibilityLabel("A glass of water")
                .accessibilityValue(Text(verbatim: "full"))
                .accessibilityHint(Text(verbatim: "never"), isEnabled: false)
        }
    }
}

@MainActor
@Suite("Tabs of an app's own type")
struct TabContentTests {
    @Test func `tabs of an app's own type are those of its body`() {
        #expect(Drinks(hasCoffee: false).entries.count == 1)
        let entries = Menu().entries
        #expect(entries.map(\.value) == ["tea", "coffee"])
        #expect(entries.allSatisfy { $0.badge == Text(verbatim: "3") })
    }

    @Test func `a tab view shows them among others, and a title as it is beside an image`() {
        let texts = TestWindow(Bar()).texts
        #expect(texts.contains("Tea") && texts.contains("Water") && texts.contains("green"))
    }

    @Test func `a tab says to assistive technologies what its button is`() throws {
        let button = try #require(TestWindow(Bar()).element(identifier: "water"))
        #expect(button.accessibility.label == "A glass of water")
        #expect(button.accessibility.value == "full")
        #expect(button.accessibility.hint == nil)
    }
}
