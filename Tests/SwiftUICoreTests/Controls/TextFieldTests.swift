import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    private func field(_ label: String, in window: TestWindow) throws -> (id: ElementID, content: TextFieldContent) {
        for element in window.elements {
            if case .textField(let content) = element.content, element.accessibility.label == label {
                return (element.id, content)
            }
        }
        throw Missing(label: label)
    }

    private struct Missing: Error { let label: String }

    private func type(_ text: String, into label: String, in window: TestWindow) throws {
        let (id, content) = try field(label, in: window)
        let action = ElementEvent.Action.text(text, revision: content.revision + 1)
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        window.render()
    }

    private func act(_ action: ElementEvent.Action, on label: String, in window: TestWindow) throws {
        window.graph.handle(ElementEvent(element: try field(label, in: window).id, frameSeen: 0, action: action))
        window.render()
    }

    private struct Order: View {
        @State private var count = 3
        @State private var price: Double? = 2.5
        @State private var commits = 0

        var body: some View {
            VStack {
                TextField("Count", value: $count, format: .number).onSubmit { commits += 1 }
                TextField("Price", value: $price, format: .number)
                Text(verbatim: "\(count) \(price.map { "\($0)" } ?? "none") \(commits)")
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test func `a value changes with each key, as long as the text can be read`() throws {
        let window = TestWindow(Order())
        #expect(try field("Count", in: window).content.text == "3")
        try type("4", into: "Count", in: window)
        #expect(window.texts == ["4 2.5 0"])
        try type("4x", into: "Count", in: window)
        #expect(window.texts == ["4 2.5 0"])
        #expect(try field("Count", in: window).content.text == "4x")
        try type("42", into: "Count", in: window)
        #expect(window.texts == ["42 2.5 0"])
        #expect(try field("Count", in: window).content.text == "42")
        try act(.submit, on: "Count", in: window)
        #expect(window.texts == ["42 2.5 1"])
    }

    @Test func `what can't be read becomes the value again when the field is left`() throws {
        let window = TestWindow(Order())
        try type("many", into: "Count", in: window)
        try act(.focus(false), on: "Count", in: window)
        #expect(try field("Count", in: window).content.text == "3")
        #expect(window.texts == ["3 2.5 0"])
    }

    @Test func `an empty field is no value`() throws {
        let window = TestWindow(Order())
        try type(" ", into: "Price", in: window)
        try act(.focus(false), on: "Price", in: window)
        #expect(window.texts == ["3 none 0"])
        try type("1,234.5", into: "Price", in: window)
        try act(.submit, on: "Price", in: window)
        #expect(window.texts == ["3 1234.5 0"])
    }

    @Test func `a field along the vertical axis grows with its text, as far as it may`() throws {
        struct Note: View {
            let text: String
            let lineLimit: Int
            var body: some View {
                TextField("Note", text: .constant(text), axis: .vertical).lineLimit(lineLimit).frame(width: 200)
            }
        }
        func height(_ text: String, _ limit: Int) throws -> CGFloat {
            let window = TestWindow(Note(text: text, lineLimit: limit))
            let (id, content) = try field("Note", in: window)
            #expect(content.isMultiline)
            return window.list[id]!.frame.height
        }
        let one = try height("a", 10)
        #expect(try height("a\nb\nc", 10) == one * 3)
        #expect(try height("a\n", 10) == one * 2)
        #expect(try height(String(repeating: "word ", count: 60), 4) == one * 4)
    }

    @Test func `an editor takes the room that there is`() throws {
        let view = TextEditor(text: .constant("a")).accessibilityLabel("Letter").frame(width: 200, height: 120)
        let window = TestWindow(view)
        let (id, content) = try field("Letter", in: window)
        #expect(content.isMultiline)
        #expect(window.list[id]?.frame.height == 120)
    }

    @Test func `an editor takes what the others in a stack leave`() throws {
        let view = VStack(spacing: 0) {
            TextEditor(text: .constant("a")).accessibilityLabel("Letter")
            Color.red.frame(height: 44)
        }
        .frame(height: 400)
        let window = TestWindow(view, size: CGSize(width: 300, height: 500))
        #expect(window.list[try field("Letter", in: window).id]?.frame.height == 356)
    }

    @Test func `a field takes what the others in a row leave`() throws {
        let view = HStack(spacing: 0) {
            Block("label", 350, 20)
            TextField("Name", text: .constant(""))
        }
        .frame(width: 1000)
        let window = TestWindow(view, size: CGSize(width: 1200, height: 300))
        #expect(window.list[try field("Name", in: window).id]?.frame.width == 650)
        #expect(window.frame("label")?.width == 350)
    }

    @Test(arguments: [
        (UIKeyboardType.namePhonePad, nil), (.numbersAndPunctuation, nil), (.phonePad, "tel"), (.decimalPad, "decimal"),
        (.numberPad, "numeric"), (.default, nil),
    ])
    func `no keyboard lacks what its field is for`(type: UIKeyboardType, mode: String?) throws {
        let view = TextField("Code", text: .constant("")).keyboardType(type)
        #expect(try field("Code", in: TestWindow(view)).content.typing.keyboard == mode)
    }

    @Test func `keyboards are told what the text means`() throws {
        let view = TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
            .autocorrectionDisabled().textInputAutocapitalization(.never).submitLabel(.next)
        let hints = try field("Mail", in: TestWindow(view)).content.typing
        let expected = TextFieldContent.TypingHints(
            keyboard: "email", contentType: "email", capitalization: "none", corrects: false, submitLabel: "next")
        #expect(hints == expected)
    }

    @Test(
        arguments: [
            (.creditCardExpirationMonth, "cc-exp-month"), (.creditCardSecurityCode, "cc-csc"),
            (.creditCardGivenName, "cc-given-name"), (.sublocality, "address-level3"), (.birthdateYear, "bday-year"),
            (.addressCityAndState, nil), (.flightNumber, nil), (.dateTime, nil),
        ] as [(UITextContentType, String?)])
    func `a browser hears no word that it doesn't know`(type: UITextContentType, word: String?) throws {
        let view = TextField("Code", text: .constant("")).textContentType(type)
        #expect(try field("Code", in: TestWindow(view)).content.typing.contentType == word)
    }

    @Test func `a secret is a field of its own kind`() throws {
        let window = TestWindow(SecureField("Word", text: .constant("abc")))
        #expect(try field("Word", in: window).content.isSecure)
    }

    // MARK: Older forms

    private struct OldForm: View {
        let title: String
        @State private var code = "ab"
        @State private var heard: [String] = []

        var body: some View {
            VStack {
                TextField(
                    title, text: Binding(get: { code }, set: { code = String($0.prefix(3)) }),
                    onEditingChanged: { heard.append($0 ? "begin" : "end") }, onCommit: { heard.append("commit") })
                Text(verbatim: ([code] + heard).joined(separator: " "))
            }
        }
    }

    @Test func `a field of the older form tells its closures, and shows what its binding keeps`() throws {
        let window = TestWindow(OldForm(title: "Code"))
        try act(.focus(true), on: "Code", in: window)
        try type("abcd", into: "Code", in: window)
        #expect(try field("Code", in: window).content.text == "abc")
        try act(.submit, on: "Code", in: window)
        try act(.focus(false), on: "Code", in: window)
        #expect(window.texts == ["abc begin commit end"])
    }

    private struct OldAmount: View {
        let title: String
        @State private var amount = 3
        @State private var commits = 0

        var body: some View {
            VStack {
                TextField(title, value: $amount, formatter: NumberFormatter(), onCommit: { commits += 1 })
                Text(verbatim: "\(amount) \(commits)")
            }
        }
    }

    @Test func `a field with a formatter tells its closure once the value is read`() throws {
        let window = TestWindow(OldAmount(title: "Amount"))
        try type("7", into: "Amount", in: window)
        #expect(window.texts == ["3 0"])
        try act(.submit, on: "Amount", in: window)
        #expect(window.texts == ["7 1"])
    }
}
