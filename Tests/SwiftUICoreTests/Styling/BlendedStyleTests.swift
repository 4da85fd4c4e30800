import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Styles that are mixed with what is below")
struct BlendedStyleTests {
    private func blended(_ view: some View) -> Set<String> {
        Set(TestWindow(view, size: CGSize(width: 200, height: 100)).elements.map { "\($0.style.blendMode)" })
    }

    @Test func `a shape in a style with a blend mode is mixed as the shape's view is`() {
        let expected = blended(Circle().fill(.red).blendMode(.multiply))
        #expect(expected != blended(Circle().fill(.red)))
        #expect(blended(Circle().fill(.red.blendMode(.multiply))) == expected)
    }

    @Test func `a text's style mixes the text`() {
        let expected = blended(Text("Tea").blendMode(.screen))
        #expect(blended(Text("Tea").foregroundStyle(.blue.blendMode(.screen))) == expected)
        #expect(blended(VStack { Text("Tea") }.foregroundStyle(.blue.gradient.blendMode(.screen))) == expected)
    }

    @Test func `a colour that is a view keeps its view's blend mode`() {
        #expect(blended(VStack { Color.red.blendMode(.multiply) }) == blended(Color.red.blendMode(.multiply)))
    }

    @Test func `a background and an overlay of a colour with a blend mode are mixed`() {
        let expected = blended(Text("Tea").overlay { Color.red.blendMode(.multiply) })
        #expect(blended(Text("Tea").overlay(Color.red.blendMode(.multiply))) == expected)
        #expect(blended(Text("Tea").background(Color.red.blendMode(.multiply))) == expected)
    }
}
