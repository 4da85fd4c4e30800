import CoreGraphics
import Foundation
import Testing

@Suite("Transforms of space")
struct CATransform3DTests {
    private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let paths: [KeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        return paths.allSatisfy { a[keyPath: $0].isNear(b[keyPath: $0]) }
    }

    @Test
    func `a turn about the z axis is one of the plane`() {
        let turn = CATransform3DMakeRotation(.pi / 3, 0, 0, 2)
        #expect(CATransform3DIsAffine(turn))
        #expect(CATransform3DGetAffineTransform(turn).isNear(CGAffineTransform(rotationAngle: .pi / 3)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(.pi / 3, 0, 1, 0)))
    }

    @Test
    func `what is added comes before what is there`() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect(moved.m41 == 2 && moved.m42 == 3 && moved.m43 == 4)
        #expect(CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 2, 2).m41 == 1)
    }

    @Test
    func `a transform and its way back are none`() {
        var transform = CATransform3DMakeRotation(1, 1, 2, 3)
        transform.m34 = -0.002
        transform = CATransform3DTranslate(transform, 4, 5, 6)
        let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
        #expect(isNear(both, CATransform3DIdentity))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test
    func `about no line there is no turn`() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }
}
