import CoreGraphics
import Foundation

/// A value of a view or a layer that can be between two others.
protocol Blendable {
    /// The value at a share of the way to another one: 0 is this one, 1 the other, and a spring goes beyond both.
    func blended(to other: Self, _ share: CGFloat) -> Self
}

extension CGFloat: Blendable {
    func blended(to other: CGFloat, _ share: CGFloat) -> CGFloat { self + (other - self) * share }
}

extension Float: Blendable {
    func blended(to other: Float, _ share: CGFloat) -> Float { self + (other - self) * Float(share) }
}

extension CGPoint: Blendable {
    func blended(to other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x.blended(to: other.x, share), y: y.blended(to: other.y, share))
    }
}

extension CGSize: Blendable {
    func blended(to other: CGSize, _ share: CGFloat) -> CGSize {
        CGSize(width: width.blended(to: other.width, share), height: height.blended(to: other.height, share))
    }
}

extension CGRect: Blendable {
    func blended(to other: CGRect, _ share: CGFloat) -> CGRect {
        CGRect(origin: origin.blended(to: other.origin, share), size: size.blended(to: other.size, share))
    }
}

extension CGAffineTransform: Blendable {
    /// Turns and scales on the way, so that a rotation doesn't shrink the view.
    func blended(to other: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
        if share == 0 { return self }
        if share == 1 { return other }
        return TransformParts(self).blended(to: TransformParts(other), share).transform
    }
}

extension Optional: Blendable where Wrapped: Blendable {
    /// A missing value isn't on the way: it changes at the end.
    func blended(to other: Self, _ share: CGFloat) -> Self {
        guard let one = self, let other else { return share < 1 ? self : other }
        return one.blended(to: other, share)
    }
}

/// The parts of a transform in the plane: how it scales, shears, turns and moves, in that order.
struct TransformParts {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat
    var angle: CGFloat
    var move: CGPoint

    init(_ matrix: CGAffineTransform) {
        scaleX = hypot(matrix.a, matrix.b)
        angle = atan2(matrix.b, matrix.a)
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        scaleY = scaleX == 0 ? hypot(matrix.c, matrix.d) : determinant / scaleX
        let product = matrix.a * matrix.c + matrix.b * matrix.d
        shear = scaleX == 0 ? 0 : product / (scaleX * scaleX)
        move = CGPoint(x: matrix.tx, y: matrix.ty)
    }

    var transform: CGAffineTransform {
        let (cosine, sine) = (cos(angle), sin(angle))
        let (a, b) = (scaleX * cosine, scaleX * sine)
        return CGAffineTransform(
            a: a, b: b, c: shear * a - scaleY * sine, d: shear * b + scaleY * cosine, tx: move.x, ty: move.y)
    }

    /// Turns the shorter way.
    func blended(to other: TransformParts, _ share: CGFloat) -> TransformParts {
        var result = self
        result.scaleX = scaleX.blended(to: other.scaleX, share)
        result.scaleY = scaleY.blended(to: other.scaleY, share)
        result.shear = shear.blended(to: other.shear, share)
        result.angle = angle + (other.angle - angle).remainder(dividingBy: 2 * .pi) * share
        result.move = move.blended(to: other.move, share)
        return result
    }
}
