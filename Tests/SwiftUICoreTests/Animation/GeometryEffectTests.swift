import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUICore

/// As apps write it: with a stored animatable part, and isolated to nothing.
private struct Shake: GeometryEffect {
    var share: CGFloat

    var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * share, y: 0))
    }
}

@MainActor
@Suite struct GeometryEffectTests {
    @Test func anEffectOfAnAppsMovesItsView() {
        let window = TestWindow(Text("shaken").modifier(Shake(share: 2)))
        #expect(window.elements.contains { $0.style.transform.values[12] == 20 })
    }
}
