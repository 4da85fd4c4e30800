import DisplayList
import Observation
import Testing
import ViewTesting

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var number = 0
    var width: CGFloat = 100
    @ObservationIgnored var made: [String] = []
}

private struct CountedButtonStyle: ButtonStyle {
    let width: CGFloat
    let model: Model
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        model.made.append("button")
        return configuration.label.frame(width: width)
    }
}

private struct CountedToggleStyle: ToggleStyle {
    let model: Model

    func makeBody(configuration: Configuration) -> some View {
        model.made.append("toggle")
        return configuration.label
    }
}

private struct CountedMenuStyle: MenuStyle {
    let model: Model

    func makeBody(configuration: Configuration) -> some View {
        model.made.append("menu")
        return Menu(configuration)
    }
}

private struct CountedFieldStyle: TextFieldStyle {
    let model: Model

    func _body(configuration: TextField<Self._Label>) -> some View {
        model.made.append("field")
        return configuration
    }
}

private struct Controls: View {
    var body: some View {
        Button("button") {}
        Toggle("toggle", isOn: .constant(true))
        Menu("menu") { Button("item") {} }
        TextField("field", text: .constant(""))
    }
}

private struct Page: View {
    let model: Model

    var body: some View {
        VStack {
            Text(verbatim: "number \(model.number)")
            Controls()
        }
        .buttonStyle(CountedButtonStyle(width: model.width, model: model))
        .toggleStyle(CountedToggleStyle(model: model))
        .menuStyle(CountedMenuStyle(model: model))
        .textFieldStyle(CountedFieldStyle(model: model))
    }
}

@MainActor
@Suite("Equal styles")
struct EqualStyleTests {
    @Test func `a style that is set again makes no body again`() {
        let model = Model()
        let window = TestWindow(portrait: Page(model: model))
        window.render()
        #expect(Set(model.made).isSuperset(of: ["button", "toggle", "menu", "field"]))
        model.made = []
        model.number = 1
        window.render()
        #expect(window.element(text: "number 1") != nil)
        #expect(model.made == [])
    }

    @Test func `another style makes its body`() {
        let model = Model()
        let window = TestWindow(portrait: Page(model: model))
        window.render()
        model.made = []
        model.width = 150
        window.render()
        #expect(model.made.contains("button"))
        #expect(!model.made.contains("toggle"))
    }
}
