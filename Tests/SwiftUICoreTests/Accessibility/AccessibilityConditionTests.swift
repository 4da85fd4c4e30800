import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("What is said on a condition")
struct AccessibilityConditionTests {
    private func said<V: View>(by view: V) -> ElementAccessibility? {
        TestWindow(view.accessibilityIdentifier("view")).element(identifier: "view")?.accessibility
    }

    @Test func `what is enabled is said`() {
        let name = "a string"
        let said = said(
            by: Text(verbatim: "x").accessibilityLabel(name, isEnabled: true)
                .accessibilityValue(Text(verbatim: "value"), isEnabled: true)
                .accessibilityHint(Substring("hint"), isEnabled: true).accessibilityHidden(true, isEnabled: true))
        #expect(said?.label == "a string" && said?.value == "value" && said?.hint == "hint" && said?.isHidden == true)
    }

    @Test func `what is not enabled leaves what was said`() {
        let said = said(
            by: Text(verbatim: "x").accessibilityLabel("first").accessibilityLabel("second", isEnabled: false)
                .accessibilityHidden(true).accessibilityHidden(false, isEnabled: false)
                .accessibilityHint("hint", isEnabled: false))
        #expect(said?.label == "first" && said?.isHidden == true && said?.hint == nil)
    }

    @Test func `an identifier that is not enabled is none`() {
        let view = Text(verbatim: "x").accessibilityIdentifier("inner")
            .accessibilityIdentifier("outer", isEnabled: false)
        let window = TestWindow(view)
        #expect(window.element(identifier: "inner") != nil && window.element(identifier: "outer") == nil)
    }

    @Test func `a label made of views says them together with the label of before`() {
        let view = Text(verbatim: "Milk").accessibilityLabel { label in
            Text(verbatim: "Favourite")
            label
        }
        #expect(said(by: view)?.label == "Favourite Milk")
    }

    @Test func `the old forms say what the new ones do`() {
        let said = said(
            by: Text(verbatim: "x").accessibility(label: Text(verbatim: "label"))
                .accessibility(value: Text(verbatim: "value")).accessibility(hint: Text(verbatim: "hint"))
                .accessibility(addTraits: .isButton).accessibility(hidden: true))
        #expect(said?.label == "label" && said?.value == "value" && said?.hint == "hint")
        #expect(said?.role == .button && said?.isHidden == true)
    }
}
