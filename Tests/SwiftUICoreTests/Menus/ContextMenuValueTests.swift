import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Context menus as values")
struct ContextMenuValueTests {
    private func owner(_ view: some View) -> (window: TestWindow, id: ElementID?) {
        let window = TestWindow(view)
        return (window, window.elements.first { $0.input.events.contains(.contextMenu) }?.id)
    }

    @Test func `a menu that is a value opens as one that is a closure`() throws {
        let (window, id) = owner(Text(verbatim: "tea").contextMenu(ContextMenu { Button("Like") {} }))
        window.send(.contextMenu(.zero), to: try #require(id))
        #expect(window.texts.contains("Like"))
    }

    @Test func `nil opens none`() {
        #expect(owner(Text(verbatim: "tea").contextMenu(Optional<ContextMenu<Text>>.none)).id == nil)
    }
}
