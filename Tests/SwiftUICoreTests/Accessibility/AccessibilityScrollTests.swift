import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private final class Record {
    var edges: [Edge] = []
}

@MainActor
@Suite("Scrolling without looking")
struct AccessibilityScrollTests {
    @Test func `the page keys scroll by the app's own action`() throws {
        let record = Record()
        let window = TestWindow(
            Color.red.frame(width: 40, height: 40).focusable().accessibilityScrollAction { record.edges.append($0) })
        let id = try #require(window.elements.first { $0.input.isFocusable }).id
        for key in ["PageDown", "PageUp", "a"] {
            let action = ElementEvent.Action.key(key, modifiers: [], isDown: true)
            window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        }
        #expect(record.edges == [.bottom, .top])
    }

    @Test func `a view may have rotors and a magic tap, which nobody uses`() {
        struct Message: Identifiable {
            let id: Int
            let isImportant: Bool
        }
        let messages = [Message(id: 1, isImportant: true), Message(id: 2, isImportant: false)]
        let view = Text(verbatim: "messages").accessibilityIdentifier("view")
            .accessibilityRotor("Important") {
                ForEach(messages) { message in
                    if message.isImportant { AccessibilityRotorEntry("\(message.id)", id: message.id) }
                }
            }
            .accessibilityRotor(.headings) {
                AccessibilityRotorEntry("One", id: 1)
                AccessibilityRotorEntry("Two", id: 2)
            }
            .accessibilityAction(.magicTap) {}
            .accessibilityShowsLargeContentViewer()
        #expect(TestWindow(view).element(identifier: "view")?.input.isFocusable == false)
    }
}
