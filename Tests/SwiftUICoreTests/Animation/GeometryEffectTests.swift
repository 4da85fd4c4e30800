import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUICore

/// A geometry effect as apps write it: with a stored animatable property, and nonisolated.
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
    @Test func `an effect of an app's moves its view`() {
        let window = TestWindow(Text("shaken").modifier(Shake(share: 2)))
        #expect(window.elements.contains { $0.style.transform.values[12] == 20 })
    }

    @Test
    func `a transform of space keeps its perspective in the plane`() {
        var space = CATransform3DIdentity
        space.m34 = -0.01
        space = CATransform3DRotate(space, .pi / 2, 0, 1, 0)
        let plane = ProjectionTransform(space)
        // Points on the right have moved to the front, where perspective enlarges them.
        #expect(abs(plane.m11) < 1e-9 && abs(plane.m13 - 0.01) < 1e-9 && plane.m22 == 1)
    }

    @Test
    func `a projection goes back, where there is a way`() {
        var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 4, ty: 5))
        projection.m13 = 0.1
        let both = projection.concatenating(projection.inverted())
        #expect(abs(both.m11 - 1) < 1e-9 && abs(both.m31) < 1e-9 && abs(both.m13) < 1e-9 && abs(both.m33 - 1) < 1e-9)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInverted = flat.invert()
        #expect(!isInverted && flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
    }
}
