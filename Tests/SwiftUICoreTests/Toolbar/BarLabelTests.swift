import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Labels in the bars of a page.
@MainActor
@Suite("Labels in bars")
struct BarLabelTests {
    private func window<Item: View>(
        _ placement: ToolbarItemPlacement, @ViewBuilder _ item: () -> Item
    ) -> TestWindow {
        let item = item()
        return TestWindow(
            NavigationStack { Text(verbatim: "page").toolbar { ToolbarItem(placement: placement) { item } } },
            size: CGSize(width: 390, height: 600))
    }

    @Test(arguments: [ToolbarItemPlacement.primaryAction, .topBarLeading, .bottomBar, .confirmationAction])
    func `a label with a symbol shows the symbol alone, called by its title`(placement: ToolbarItemPlacement) throws {
        let window = window(placement) { Button("Add Expense", systemImage: "plus") {} }
        #expect(window.texts == ["page"])
        let icon = try #require(window.elements.first { $0.content.path != nil })
        #expect(icon.accessibility.label == "Add Expense")
        #expect(!icon.accessibility.isHidden)
    }

    @Test func `a label without a symbol shows its title`() {
        #expect(window(.primaryAction) { Button("Done") {} }.texts.contains("Done"))
        let empty = Label {
            Text(verbatim: "Words")
        } icon: {
            EmptyView()
        }
        #expect(window(.primaryAction) { empty }.texts.contains("Words"))
    }

    @Test func `the app's own style counts`() {
        let both = window(.primaryAction) {
            Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon)
        }
        #expect(both.texts.contains("Add"))
        #expect(both.elements.contains { $0.content.path != nil })
    }

    @Test func `in place of the title and on the page labels are whole`() {
        #expect(window(.principal) { Label("Maps", systemImage: "map") }.texts.contains("Maps"))
        let page = TestWindow(NavigationStack { Label("Maps", systemImage: "map") })
        #expect(page.texts.contains("Maps"))
    }
}
