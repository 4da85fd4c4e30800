import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Zooming and dragging without looking")
struct AccessibilityZoomTests {
    private final class Record {
        var actions: [AccessibilityZoomGestureAction] = []
        var edits = 0
    }

    @Test func `plus and minus zoom by the app's own action, about the view's middle`() throws {
        let record = Record()
        let window = TestWindow(
            Color.red.frame(width: 40, height: 40).accessibilityZoomAction { record.actions.append($0) },
            size: CGSize(width: 100, height: 100))
        let id = try #require(window.elements.first { $0.input.isFocusable }).id
        for key in ["+", "-", "a"] {
            window.send(.key(key, modifiers: [], isDown: true), to: id)
        }
        #expect(record.actions.map(\.direction) == [.zoomIn, .zoomOut])
        #expect(record.actions.allSatisfy { $0.location == .center && $0.point == CGPoint(x: 50, y: 50) })
    }

    @Test func `actions of a category are buttons in a group of its name`() {
        let record = Record()
        let window = TestWindow(
            Text(verbatim: "letter").accessibilityActions(category: .edit) { Button("Sign") { record.edits += 1 } })
        #expect(window.elements.contains { $0.accessibility.role == .group && $0.accessibility.label == "Edit" })
        window.press(button: "Sign")
        #expect(record.edits == 1)
    }

    @Test func `what dragging is good for is part of the view's description`() {
        let view = Text(verbatim: "letter")
            .accessibilityDragPoint(.center, description: "Move it")
            .accessibilityDropPoint(.center, description: "Add to it")
            .accessibilityDragPoint(.top, description: "Never", isEnabled: false)
            .accessibilityIdentifier("letter")
        #expect(TestWindow(view).element(identifier: "letter")?.accessibility.hint == "Move it, Add to it")
    }
}
