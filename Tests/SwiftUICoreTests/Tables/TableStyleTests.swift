import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Cup: Identifiable {
    let id: String
}

@MainActor
@Suite("The look of a table")
struct TableStyleTests {
    private func shades<S: TableStyle>(_ style: S) -> [Bool] {
        let cups = ["espresso", "latte", "mocha"].map(Cup.init)
        let window = TestWindow(
            Table(cups) { TableColumn("Name") { Text(verbatim: $0.id) } }.tableStyle(style)
                .environment(\.horizontalSizeClass, .regular))
        return window.elements.filter { $0.accessibility.role == .listItem }.map { $0.style.background != nil }
    }

    private func elementCount<S: TableStyle>(_ style: S) -> Int {
        TestWindow(
            Table([Cup(id: "latte")]) { TableColumn("Name") { Text(verbatim: $0.id) } }.tableStyle(style)
                .environment(\.horizontalSizeClass, .regular)
        ).elements.count
    }

    @Test func `every second row is shaded where the style says so`() {
        #expect(!shades(.inset).contains(true))
        #expect(shades(.inset(alternatesRowBackgrounds: true)).contains(true))
        #expect(shades(.bordered(alternatesRowBackgrounds: true)).contains(true))
    }

    @Test func `a bordered table has a border`() {
        #expect(elementCount(.bordered) > elementCount(.inset))
        #expect(elementCount(.automatic) == elementCount(.inset))
    }
}
