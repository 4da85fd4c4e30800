import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Rename buttons")
struct RenameButtonTests {
    private final class Count { var renames = 0 }

    @Test func `a rename button does what is said around it`() throws {
        let count = Count()
        let window = TestWindow(RenameButton().renameAction { count.renames += 1 })
        let button = try #require(window.elements.first { $0.input.events.contains(.press) })
        window.graph.handle(ElementEvent(element: button.id, frameSeen: 0, action: .press))
        #expect(count.renames == 1)
    }
}
