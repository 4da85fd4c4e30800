import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

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
    /// Turns and scales on the way, so that a rotation doesn't shrink the view, as the browser does.
    func blended(to other: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
        if share == 0 { return self }
        if share == 1 { return other }
        return CGAffineTransform(Transform(self).between(Transform(other), share: Double(share)))
    }
}

extension Optional: Blendable where Wrapped: Blendable {
    /// A missing value isn't on the way: it changes at the end.
    func blended(to other: Self, _ share: CGFloat) -> Self {
        guard let one = self, let other else { return share < 1 ? self : other }
        return one.blended(to: other, share)
    }
}
