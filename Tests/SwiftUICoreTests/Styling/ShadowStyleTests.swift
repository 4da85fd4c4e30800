import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ShadowStyleTests {
    private func elements(_ view: some View) -> [DisplayElement] {
        TestWindow(view, size: CGSize(width: 200, height: 100)).elements
    }

    @Test func `a style can throw a shadow`() throws {
        let elements = elements(Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))
        let shadow = try #require(elements.compactMap(\.style.shadow).first)
        #expect(shadow.radius == 3)
        #expect(shadow.offset == CGSize(width: 1, height: 2))
    }

    @Test func `an inner shadow is blurred and cut at the shape`() throws {
        let elements = elements(Circle().fill(.red.gradient.shadow(.inner(radius: 4))))
        #expect(elements.contains { $0.style.blur == 2 })
        #expect(elements.contains { $0.style.clips || $0.style.clipPath != nil })
        #expect(elements.allSatisfy { $0.style.shadow == nil })
    }

    @Test func `text in a style with a shadow throws it`() {
        let elements = elements(Text("Tea").foregroundStyle(.white.shadow(.drop(radius: 2))))
        #expect(elements.contains { $0.style.shadow?.radius == 2 })
        #expect(elements.contains { $0.text == "Tea" })
    }

    @Test func `a view in a style with two shadows throws both`() {
        let style = Color.white.shadow(.drop(radius: 2)).shadow(.drop(radius: 5))
        let radii = elements(Block("block").foregroundStyle(style)).compactMap(\.style.shadow?.radius)
        #expect(radii == [5, 2])
    }

    @Test func `a style with a shadow is painted as itself`() {
        let environment = EnvironmentValues()
        #expect(
            paint(of: Color.red.shadow(.inner(radius: 1)), in: environment) == paint(of: Color.red, in: environment))
    }

    @Test func `a canvas draws shadows of a style`() throws {
        let canvas = Canvas { context, size in
            let path = Path(CGRect(origin: .zero, size: size))
            context.fill(path, with: .style(.red.shadow(.drop(radius: 3)).shadow(.inner(radius: 4))))
        }
        let content = try #require(
            elements(canvas).lazy.compactMap { element -> CanvasContent? in
                if case .canvas(let content) = element.content { content } else { nil }
            }.first)
        let filters = content.states.flatMap(\.filters)
        #expect(filters.contains { if case .shadow = $0 { true } else { false } })
        #expect(filters.contains { if case .blur(2) = $0 { true } else { false } })
    }
}
