import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ShapeModifierTests {
    private func window<V: View>(_ view: V) -> TestWindow { TestWindow(view, size: CGSize(width: 200, height: 100)) }
    private func content() -> some View { Color.white.frame(width: 50, height: 20).accessibilityIdentifier("content") }

    @Test func `a background is behind and as large as its view`() {
        let elements = window(content().background(.red)).elements.filter { $0.style.background != nil }
        #expect(elements.map { $0.style.background?.color } == [Color.red.resolvedLight, .white])
        #expect(elements[0].frame == elements[1].frame)
    }

    @Test func `a background in a shape is round`() {
        let elements = window(content().background(.red, in: .capsule)).elements
        let red = elements.first { $0.style.background?.color == Color.red.resolvedLight }
        #expect(red?.style.cornerRadius ?? 0 >= 10)
    }

    @Test func `a background reaches over the safe area and its view does not`() {
        let graph = ViewGraph()
        graph.setRoot(Color.white.background(.red), environment: EnvironmentValues())
        graph.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        graph.setViewport(CGSize(width: 200, height: 100))
        let elements = graph.render()!.elements.values.filter { $0.style.background != nil }
        let frames = Dictionary(uniqueKeysWithValues: elements.map { ($0.style.background!.color, $0.frame) })
        #expect(frames[.white]?.height == 70)
        #expect(frames[Color.red.resolvedLight]?.height == 100)
    }

    @Test func `an overlay is in front`() {
        let elements = window(content().overlay(.red.opacity(0.5))).elements.filter { $0.style.background != nil }
        #expect(elements.map { $0.style.background?.color.alpha } == [1, 0.5])
    }

    @Test func `a border is drawn inside and is not in the way`() {
        let element = window(content().border(.red, width: 3)).elements.last
        #expect(element?.style.border == .init(color: Color.red.resolvedLight, width: 3))
        #expect(element?.style.background == nil)
        #expect(element?.frame.size == CGSize(width: 50, height: 20))
    }

    @Test func `clipping cuts at the frame and its corners`() {
        let wide = Color.white.frame(width: 300, height: 20).frame(width: 50, height: 20)
        let clipped = window(wide.clipped()).elements.first { $0.style.clips }
        #expect(clipped?.frame.size == CGSize(width: 50, height: 20))
        #expect(clipped?.style.cornerRadius == 0)
        let round = window(wide.clipShape(.rect(cornerRadius: 6))).elements.first { $0.style.clips }
        #expect(round?.style.cornerRadius == 6)
    }

    @Test func `what is clipped stays where it is`() {
        let window = window(content().clipShape(Circle()))
        let circle = window.elements.first { $0.style.clips }
        #expect(circle?.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
        #expect(window.frame("content") == CGRect(x: 75, y: 40, width: 50, height: 20))
    }

    @Test func `other shapes cut by their path`() {
        let element = window(content().clipShape(Ellipse())).elements.first { $0.style.clipPath != nil }
        #expect(element?.frame.size == CGSize(width: 50, height: 20))
        #expect(element?.style.clipPath?.path.svgPathData.lowercased().hasPrefix("m50 10c") == true)
    }

    @Test func `a content shape rounds what can be hit`() {
        let element = window(content().contentShape(.capsule).onTapGesture {}).elements.first {
            !$0.input.gestures.isEmpty
        }
        #expect(element?.style.cornerRadius ?? 0 >= 10)
        #expect(element?.style.clips == false)
    }

    @Test func `shadows and blurs are effects`() {
        let shadow = window(content().shadow(color: .black, radius: 4, x: 1, y: 2)).elements.compactMap(\.style.shadow)
        #expect(shadow == [.init(color: .black, radius: 4, offset: CGSize(width: 1, height: 2))])
        #expect(window(content().blur(radius: 3)).elements.map(\.style.blur).contains(3))
    }

    @Test func `an opaque blur is cut at the frame, and reaches beyond it`() throws {
        let elements = window(content().blur(radius: 10, opaque: true)).elements
        let blurred = try #require(elements.first { $0.style.blur == 10 })
        let (width, height) = (blurred.frame.width, blurred.frame.height)
        #expect(blurred.style.transform == .scale(1 + 40 / width, 1 + 40 / height))
        #expect(elements.contains { $0.style.clips && $0.children == [blurred.id] })
        #expect(!window(content().blur(radius: 10)).elements.contains { $0.style.clips })
    }

    @Test func `a darker sum is a mode of its own`() {
        #expect(window(content().blendMode(.plusDarker)).elements.map(\.style.blendMode).contains(.plusDarker))
        #expect(ElementBlendMode.plusDarker.rawValue == "plus-darker")
    }

    @Test func `a changed color travels by its animation`() {
        struct Lamp: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Rectangle().fill(isOn ? .yellow : .gray)
                    Button {
                        withAnimation(.linear(duration: 2)) { isOn = true }
                    } label: {
                        Text(verbatim: "switch")
                    }
                }
            }
        }
        let window = window(Lamp())
        window.press(button: "switch")
        let lamp = window.elements.first { $0.style.background?.color == Color.yellow.resolvedLight }
        #expect(lamp?.motions[.background]?.curve == .bezier(duration: 2, x1: 0, y1: 0, x2: 1, y2: 1))
    }
}

extension Color {
    var resolvedLight: DisplayColor { displayColor(in: EnvironmentValues()) }
}
