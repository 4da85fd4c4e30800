import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Bar: View {
    @State private var selection = "a"
    @State private var customization = TabViewCustomization()

    var body: some View {
        TabView(selection: $selection) {
            Tab("First", systemImage: "star", value: "a") { Text(verbatim: "first") }
                .customizationID("first").accessibilityIdentifier("first tab")
            Tab("Second", systemImage: "heart", value: "b") { Text(verbatim: "second") }
                .disabled(true).accessibilityIdentifier("second tab")
            Tab("Third", systemImage: "house", value: "c") { Text(verbatim: "third") }
                .contextMenu { Button("Forget") {} }
                .defaultVisibility(.hidden, for: .tabBar).tabPlacement(.sidebarOnly)
        }
        .tabViewCustomization($customization)
        .tabViewSidebarHeader { Text(verbatim: "header") }
    }
}

@MainActor
@Suite("The buttons of tabs")
struct TabButtonTests {
    @Test func `a tab's button has the tab's identifier, and is off where the tab is`() {
        let window = TestWindow(Bar())
        #expect(window.element(identifier: "first tab")?.input.isDisabled == false)
        #expect(window.element(identifier: "second tab")?.input.isDisabled == true)
    }

    @Test func `a tab's button opens the tab's menu`() throws {
        let window = TestWindow(Bar())
        let button = try #require(window.elements.first { $0.input.events.contains(.contextMenu) })
        window.graph.handle(ElementEvent(element: button.id, frameSeen: 0, action: .contextMenu(.zero)))
        window.render()
        #expect(window.texts.contains("Forget"))
    }

    @Test func `what is about a sidebar changes nothing in a bar`() {
        let texts = TestWindow(Bar()).texts
        #expect(texts.contains("Third") && !texts.contains("header"))
    }

    @Test func `what an app changes of a tab is kept, encoded and taken back`() throws {
        var customization = TabViewCustomization()
        #expect(customization[tab: "a"].sidebarVisibility == .automatic)
        customization[tab: "a"].sidebarVisibility = .hidden
        let data = try JSONEncoder().encode(customization)
        #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
        #expect(customization[tab: "a"].sidebarVisibility == .hidden)
        customization.resetVisibility()
        #expect(customization == TabViewCustomization())
    }
}
