import CoreGraphics
import TestSupport
import Testing

@Suite struct CGAffineTransformTests {
    private func randomTransforms(count: Int, seed: UInt64 = 1) -> [CGAffineTransform] {
        var generator = SeededRandom(seed: seed)
        func number() -> CGFloat { .random(in: -3...3, using: &generator) }
        return (0..<count).map { _ in
            CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        }
    }

    @Test func `concatenating applies the first first`() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    }

    @Test func `the shorthands come before what is there`() {
        let moved = CGAffineTransform(translationX: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
        #expect(CGPoint(x: 1, y: 0).applying(moved.rotated(by: .pi / 2)).isNear(CGPoint(x: 10, y: 1)))
        let scaled = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPoint.zero.applying(scaled.translatedBy(x: 3, y: 4)) == CGPoint(x: 6, y: 8))
    }

    @Test func `a point applied through two transforms is applied through their concatenation`() {
        let transforms = randomTransforms(count: 200)
        for (first, second) in zip(transforms, transforms.dropFirst()) {
            let point = CGPoint(x: first.tx, y: second.ty)
            #expect(point.applying(first).applying(second).isNear(point.applying(first.concatenating(second))))
        }
    }

    @Test func `the inverse undoes`() {
        for transform in randomTransforms(count: 200, seed: 2) {
            let back = transform.concatenating(transform.inverted())
            #expect(back.isNear(.identity, within: 1e-6), "\(transform)")
        }
    }

    @Test func `what cannot be undone is left as it is`() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
    }

    @Test func `components make the transform again`() {
        for transform in randomTransforms(count: 200, seed: 3) {
            #expect(CGAffineTransform(transform.decomposed()).isNear(transform, within: 1e-6), "\(transform)")
        }
        let turned = CGAffineTransform(rotationAngle: 0.3).decomposed()
        #expect(turned.rotation.isNear(0.3) && turned.scale.width.isNear(1) && turned.horizontalShear.isNear(0))
    }

    @Test func `a size ignores the translation`() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 100, ty: 100)
        #expect(CGSize(width: 3, height: 4).applying(transform) == CGSize(width: 6, height: -4))
    }

    @Test func `a rectangle becomes the box around its corners`() {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let turned = unit.applying(CGAffineTransform(rotationAngle: .pi / 4))
        let half = CGFloat(2).squareRoot() / 2
        #expect(turned.isNear(CGRect(x: -half, y: 0, width: 2 * half, height: 2 * half)))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func `the empty transform is not the identity`() {
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }
}
