import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Reading: View {
    @AccessibilityFocusState private var isAtText: Bool
    @AccessibilityFocusState(for: .voiceOver) private var place: Int?

    var body: some View {
        VStack {
            Text(verbatim: "Wrong password").accessibilityFocused($isAtText).accessibilityIdentifier("text")
            Button("Second") {}.accessibilityFocused($place, equals: 2)
            Button("to text") { isAtText = true }
            Button("to second") { place = 2 }
            Button("nowhere") {
                isAtText = false
                place = nil
            }
            Text(verbatim: "\(isAtText) \(place ?? 0)")
        }
    }
}

/// A page whose second button has the focus from the start.
private struct Starting: View {
    @AccessibilityFocusState private var place: Int?
    @Namespace private var space

    var body: some View {
        VStack {
            Button("First") {}.accessibilityFocused($place, equals: 1).accessibilityLinkedGroup(id: 1, in: space)
            Button("Second") {}.accessibilityFocused($place, equals: 2).accessibilityLinkedGroup(id: 1, in: space)
            Text(verbatim: "at \(place ?? 0)")
        }
        .accessibilityDefaultFocus($place, 2)
    }
}

@MainActor
@Suite("The focus of assistive technology")
struct AccessibilityFocusTests {
    @Test func `a view can have the focus from the start`() async {
        let window = TestWindow(Starting())
        await window.render { window.texts.contains("at 2") }
        #expect(window.texts.contains("at 2"))
    }

    @Test func `a text takes the keyboard while the state points at it`() throws {
        let window = TestWindow(Reading())
        #expect(window.element(identifier: "text")?.input.isFocusable == false)
        window.press(button: "to text")
        let text = try #require(window.element(identifier: "text"))
        #expect(window.list.focus == text.id && text.input.isFocusable)
        #expect(text.accessibility.label == "Wrong password")
        window.press(button: "nowhere")
        #expect(window.list.focus != text.id)
        #expect(window.element(identifier: "text")?.input.isFocusable == false)
    }

    @Test func `the state follows a person who goes on`() throws {
        let window = TestWindow(Reading())
        window.press(button: "to text")
        let text = try #require(window.element(identifier: "text"))
        window.graph.handle(ElementEvent(element: text.id, frameSeen: 0, action: .focus(false)))
        window.render()
        #expect(window.texts.contains("false 0"))
    }

    @Test func `a control takes the keyboard itself`() {
        let window = TestWindow(Reading())
        window.press(button: "to second")
        #expect(window.list.focus != nil)
        #expect(window.list.focus.flatMap { window.list[$0] }?.content == .button)
        #expect(window.texts.contains("false 2"))
    }
}
