import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Model {
    var selection: Int?
    var isActive = false
}

@available(*, deprecated, message: "Shows what is deprecated")
private struct Links: View {
    @Bindable var model: Model

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink(destination: Text(verbatim: "tagged page"), tag: 3, selection: $model.selection) {
                    Text(verbatim: "tagged")
                }
                NavigationLink("active", destination: Text(verbatim: "active page"), isActive: $model.isActive)
            }
        }
    }
}

@MainActor
@Suite("Links with a destination and a binding")
struct OldLinkTests {
    @available(*, deprecated, message: "Shows what is deprecated")
    private func window(_ model: Model) -> TestWindow { TestWindow(Links(model: model)) }

    @available(*, deprecated, message: "Shows what is deprecated")
    @Test func `a link with a tag leads on while the selection is its tag`() {
        let model = Model()
        let window = window(model)
        window.press(button: "tagged")
        #expect(model.selection == 3 && window.texts.contains("tagged page"))
    }

    @available(*, deprecated, message: "Shows what is deprecated")
    @Test func `a link with a binding leads on while that is true`() {
        let model = Model()
        let window = window(model)
        model.isActive = true
        window.render()
        #expect(window.texts.contains("active page"))
    }
}
