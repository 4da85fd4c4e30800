import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Fields for values")
struct ValueFieldTests {
    private func field(in window: TestWindow) throws -> (id: ElementID, content: TextFieldContent) {
        for element in window.elements {
            if case .textField(let content) = element.content { return (element.id, content) }
        }
        throw Missing()
    }

    private struct Missing: Error {}

    private func type(_ text: String, in window: TestWindow) throws {
        let (id, content) = try field(in: window)
        act(.text(text, revision: content.revision + 1), on: id, in: window)
    }

    private func act(_ action: ElementEvent.Action, on id: ElementID, in window: TestWindow) {
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        window.render()
    }

    private final class Amount {
        var value: Double? = 1
        var count = 1
    }

    private func window(_ amount: Amount) -> TestWindow {
        let value = Binding<Double?>(get: { amount.value }, set: { amount.value = $0 })
        let field = TextField("Amount", value: value, format: .number)
        return TestWindow(field.environment(\.locale, Locale(identifier: "en_US")))
    }

    @Test func `the text stays as it is typed until the field is left`() throws {
        let amount = Amount()
        let window = window(amount)
        try type("1234.50", in: window)
        #expect(amount.value == 1234.5)
        #expect(try field(in: window).content.text == "1234.50")
        act(.focus(false), on: try field(in: window).id, in: window)
        #expect(try field(in: window).content.text == amount.value?.formatted(.number))
    }

    @Test func `an emptied field is no value at once`() throws {
        let amount = Amount()
        let window = window(amount)
        try type("", in: window)
        #expect(amount.value == nil)
    }

    @Test func `leaving the field doesn't write what was typed over a value that has been changed since`() throws {
        let amount = Amount()
        let window = window(amount)
        try type("7", in: window)
        amount.value = 9
        act(.focus(false), on: try field(in: window).id, in: window)
        #expect(amount.value == 9)
    }

    @Test func `a formatter reads the text only when the field is left`() throws {
        let amount = Amount()
        let value = Binding(get: { amount.count }, set: { amount.count = $0 })
        let window = TestWindow(TextField("Count", value: value, formatter: NumberFormatter()))
        try type("12", in: window)
        #expect(amount.count == 1)
        act(.focus(false), on: try field(in: window).id, in: window)
        #expect(amount.count == 12)
    }
}
