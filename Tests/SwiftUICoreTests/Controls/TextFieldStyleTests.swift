import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Styles of text fields")
struct TextFieldStyleTests {
    /// A style as apps write it, with a dynamic property of its own.
    private struct Boxed: TextFieldStyle {
        @Environment(\.isEnabled) private var isEnabled

        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack(spacing: 0) {
                Text(verbatim: isEnabled ? "on" : "off")
                configuration.padding(20)
            }
            .background(Color.red)
        }
    }

    /// A style that builds on another.
    private struct Framed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.textFieldStyle(.roundedBorder).padding(10)
        }
    }

    private func field(in window: TestWindow) throws -> DisplayElement {
        try #require(window.elements.first { if case .textField = $0.content { true } else { false } })
    }

    private func width(of view: some View) throws -> CGFloat {
        try field(in: TestWindow(view.frame(width: 200))).frame.width
    }

    @Test func `an app's style shows the field that it is given`() throws {
        let window = TestWindow(TextField("Name", text: .constant("Ana")).textFieldStyle(Boxed()).frame(width: 200))
        #expect(window.texts.first == "on")
        let plain = try width(of: TextField("Name", text: .constant("Ana")))
        #expect(try field(in: window).frame.width < plain - 40)
    }

    @Test func `a style sees the environment around the field`() {
        let window = TestWindow(TextField("Name", text: .constant("")).textFieldStyle(Boxed()).disabled(true))
        #expect(window.texts.first == "off")
    }

    @Test func `a style that builds on another has both looks, once`() throws {
        let framed = try width(of: TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))
        #expect(try width(of: TextField("Name", text: .constant("")).textFieldStyle(Framed())) == framed - 20)
    }

    @Test func `a framed field has a ground of its own on any other`() {
        let window = TestWindow(
            TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).background(Color.black))
        let paints = window.elements.compactMap { element -> Paint? in
            guard case .path(let path) = element.content else { return element.style.background }
            return path.fill
        }
        #expect(paints.contains(.color(.white)) && paints.contains(.color(.black)))
    }

    @Test func `secret and parsed fields have the style too`() throws {
        let framed = try width(of: TextField("Name", text: .constant("")).textFieldStyle(Framed()))
        #expect(try width(of: SecureField("Word", text: .constant("")).textFieldStyle(Framed())) == framed)
        #expect(
            try width(of: TextField("Age", value: .constant(3), format: .number).textFieldStyle(Framed())) == framed)
    }

    @Test func `what is typed reaches the text through a style`() throws {
        struct Entry: View {
            @State private var name = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name).textFieldStyle(Boxed())
                    Text(verbatim: "Hello \(name)")
                }
            }
        }
        let window = TestWindow(Entry())
        let element = try field(in: window)
        let typed = ElementEvent.Action.text("Ana", revision: 1)
        window.graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: typed))
        window.render()
        #expect(window.texts.last == "Hello Ana")
    }
}
