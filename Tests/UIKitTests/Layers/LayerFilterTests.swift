import DisplayList
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Filters of layers")
struct LayerFilterTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test
    func `filters are kept, and change nothing that is drawn`() {
        let view = UIView()
        view.accessibilityIdentifier = "pane"
        view.backgroundColor = .red
        let window = TestWindow(portrait: Shown(view: view))
        let before = window.element(identifier: "pane")
        view.layer.filters = ["blur", "tint"]
        view.layer.backgroundFilters = ["blur"]
        view.layer.compositingFilter = "multiplyBlendMode"
        window.render()
        #expect(view.layer.filters as? [String] == ["blur", "tint"])
        view.layer.filters?.removeAll()
        #expect(view.layer.filters?.isEmpty == true && view.layer.backgroundFilters?.count == 1)
        #expect(view.layer.compositingFilter as? String == "multiplyBlendMode")
        #expect(before != nil && window.element(identifier: "pane")?.style == before?.style)
    }
}
