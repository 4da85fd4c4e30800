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
        #expect(try field(in: window).content.text == "1,234.5")
    }

    @Test func `numbers are written and read as the visitor writes them`() throws {
        let amount = Amount()
        amount.value = 1.5
        let value = Binding<Double?>(get: { amount.value }, set: { amount.value = $0 })
        let view = TextField("Amount", value: value, format: .number)
        let window = TestWindow(view.environment(\.locale, Locale(identifier: "de_DE")))
        #expect(try field(in: window).content.text == "1,5")
        try type("2,5", in: window)
        #expect(amount.value == 2.5)
    }

    @Test func `dates are written and read in the visitor's time zone`() throws {
        final class Meeting { var date = Date(timeIntervalSince1970: 0) }
        let meeting = Meeting()
        let date = Binding(get: { meeting.date }, set: { meeting.date = $0 })
        let format = Date.FormatStyle.dateTime.year().month(.twoDigits).day(.twoDigits)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let window = TestWindow(TextField("Day", value: date, format: format), environment: environment)
        #expect(try field(in: window).content.text == "01/01/1970")
        try type("01/02/1970", in: window)
        #expect(meeting.date == Date(timeIntervalSince1970: 15 * 3600), "midnight in Tokyo")
    }

    @Test func `a locale of the app's own stays`() throws {
        let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "fr_FR"))
        let view = TextField("Amount", value: .constant(1.5), format: format)
        let window = TestWindow(view.environment(\.locale, Locale(identifier: "en_US")))
        #expect(try field(in: window).content.text == "1,5")
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
