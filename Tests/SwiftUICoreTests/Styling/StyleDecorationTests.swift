import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Shadows and blend modes anywhere in a style")
struct StyleDecorationTests {
    private let shadowed = AnyShapeStyle(.red.shadow(.drop(radius: 3)))

    private func elements(_ view: some View) -> [DisplayElement] {
        TestWindow(view, size: CGSize(width: 200, height: 100)).elements
    }

    private func radii(_ view: some View) -> [Double] { elements(view).compactMap(\.style.shadow?.radius) }

    private func isBlended(_ view: some View) -> Bool {
        elements(view).contains { $0.style.blendMode == .multiply }
    }

    @Test func `an erased style keeps its shadows and its blend mode`() {
        #expect(radii(Circle().fill(shadowed)) == [3])
        #expect(radii(Circle().stroke(shadowed)) == [3])
        #expect(radii(Text("Tea").foregroundStyle(shadowed)) == [3])
        #expect(radii(VStack { Text("Tea") }.foregroundStyle(shadowed)) == [3])
        let blended = AnyShapeStyle(.red.blendMode(.multiply))
        #expect(isBlended(Circle().fill(blended)))
        #expect(isBlended(Text("Tea").foregroundStyle(blended)))
        #expect(isBlended(VStack { Text("Tea") }.foregroundStyle(blended)))
    }

    @Test func `what an app's own style resolves to keeps its shadows`() {
        #expect(radii(Circle().fill(Glow())) == [4])
        #expect(radii(Text("Tea").foregroundStyle(Glow())) == [4])
        #expect(radii(Block("block").foregroundStyle(Glow())) == [4])
    }

    @Test func `a function that takes any style keeps its shadows`() {
        func filled(_ style: some ShapeStyle) -> some View { VStack { Text("Tea") }.foregroundStyle(style) }
        #expect(radii(filled(.red.shadow(.drop(radius: 3)))) == [3])
        #expect(isBlended(filled(.red.blendMode(.multiply))))
    }

    @Test func `a blend mode and a shadow in one style both apply, in either order`() {
        let shadow = ShadowStyle.drop(radius: 3)
        func check(_ style: some ShapeStyle) {
            for view in [AnyView(Circle().fill(style)), AnyView(Text("Tea").foregroundStyle(style))] {
                #expect(radii(view) == [3])
                #expect(isBlended(view))
            }
        }
        check(Color.red.shadow(shadow).blendMode(.multiply))
        check(Color.red.blendMode(.multiply).shadow(shadow))
    }

    @Test func `a fainter style has a fainter shadow`() {
        let style = Color.red.shadow(.drop(color: .black, radius: 3))
        let faint = StyleDecoration(of: style.unknown.opacity(0.5), in: EnvironmentValues())
        #expect(faint.shadows.map(\.color) == [Color.black.opacity(0.5)])
    }

    @Test func `a text with a shadow is still a text`() {
        let text: Text = Text("Tea").foregroundStyle(.red.shadow(.drop(radius: 3))).bold()
        #expect(radii(text) == [3])
        #expect(radii(text + Text("pot")).isEmpty)
        #expect(elements(text + Text("pot")).contains { $0.text == "Teapot" })
    }

    @Test func `a plain erased style adds no elements`() {
        let plain = elements(VStack { Circle().fill(.red) }.foregroundStyle(.red))
        let erased = elements(VStack { Circle().fill(AnyShapeStyle(.red)) }.foregroundStyle(AnyShapeStyle(.red)))
        #expect(erased.count == plain.count)
    }

    @Test func `a style that gets a shadow and loses it keeps the view below`() {
        let model = StyleModel()
        let window = TestWindow(Kept(model: model))
        let plain = window.elements.count
        #expect(window.elements.allSatisfy { $0.style.shadow == nil })
        model.style = AnyShapeStyle(.red.shadow(.drop(radius: 2)).shadow(.drop(radius: 5)))
        window.render()
        #expect(window.elements.compactMap(\.style.shadow?.radius) == [5, 2, 5, 2, 5, 2])
        model.style = AnyShapeStyle(.blue)
        window.render()
        #expect(window.elements.allSatisfy { $0.style.shadow == nil })
        #expect(window.elements.count == plain)
        #expect(model.appearances == 1)
        #expect(window.texts == ["Tea", "Pot"])
    }

    @Test func `a shape that gets a shadow and loses it is the same element`() {
        let model = StyleModel()
        let window = TestWindow(Kept(model: model))
        func elements() -> Set<ElementID> { Set(window.elements.map(\.id)) }
        let first = elements()
        for style in [AnyShapeStyle(.red.shadow(.drop(radius: 2))), AnyShapeStyle(.red.shadow(.inner(radius: 2)))] {
            model.style = style
            window.render()
            #expect(elements().isStrictSuperset(of: first))
            model.style = AnyShapeStyle(.blue)
            window.render()
            #expect(elements() == first)
        }
    }

    @Test func `an erased view whose style gets a shadow shows it`() {
        let model = StyleModel()
        let window = TestWindow(Erased(model: model))
        #expect(window.elements.allSatisfy { $0.style.shadow == nil })
        model.isShadowed = true
        window.render()
        #expect(window.elements.compactMap(\.style.shadow?.radius) == [3])
        model.isShadowed = false
        window.render()
        #expect(window.elements.allSatisfy { $0.style.shadow == nil })
    }

    @Test func `a canvas draws the shadows of an erased style`() throws {
        let canvas = Canvas { [shadowed] context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(shadowed))
        }
        let content = try #require(
            elements(canvas).lazy.compactMap { element -> CanvasContent? in
                if case .canvas(let content) = element.content { content } else { nil }
            }.first)
        let filters = content.states.flatMap(\.filters)
        #expect(filters.contains { if case .shadow = $0 { true } else { false } })
    }
}

/// A style of an app.
private struct Glow: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.yellow.shadow(.drop(radius: 4)) }
}

extension ShapeStyle {
    /// The same style, of which only is known that it is one.
    fileprivate var unknown: some ShapeStyle { self }
}

@Observable
@MainActor
private final class StyleModel {
    var style = AnyShapeStyle(.blue)
    var isShadowed = false
    @ObservationIgnored var appearances = 0
}

private struct Erased: View {
    let model: StyleModel

    var body: some View {
        model.isShadowed
            ? AnyView(Text("Tea").padding().foregroundStyle(.red.shadow(.drop(radius: 3))))
            : AnyView(Text("Tea").padding().foregroundStyle(.red))
    }
}

private struct Kept: View {
    let model: StyleModel

    var body: some View {
        HStack {
            Text("Tea").onAppear { model.appearances += 1 }
        }
        .foregroundStyle(model.style)
        Text("Pot").foregroundStyle(model.style)
        Circle().fill(model.style)
    }
}
