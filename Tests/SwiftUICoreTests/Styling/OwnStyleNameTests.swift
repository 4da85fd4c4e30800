import DisplayList
import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// An app's own style, by a name that a later system has as well.
private struct GlassButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "the app's glass") }
}

extension ButtonStyle where Self == GlassButtonStyle {
    fileprivate static var glass: Self { GlassButtonStyle() }
}

extension ShapeStyle where Self == _ShadowShapeStyle<_ShadowShapeStyle<Material>> {
    fileprivate static var frosted: some ShapeStyle {
        Material.ultraThinMaterial.shadow(.drop(color: .white, radius: 3, x: -1, y: -2))
    }
}

@MainActor @Suite("Styles of the app's own") struct OwnStyleNameTests {
    private func elements(_ view: some View) -> [DisplayElement] {
        TestWindow(view, size: CGSize(width: 200, height: 100)).elements
    }

    @Test func `a button style by the name of the system's is the app's`() {
        #expect(elements(Button("Press") {}.buttonStyle(.glass)).contains { $0.text == "the app's glass" })
    }

    @Test func `a shape style is declared by the type of styles with shadows`() {
        let elements = elements(Circle().fill(.frosted))
        #expect(elements.contains { $0.style.shadow?.offset == CGSize(width: -1, height: -2) })
    }
}
