import Foundation

/// A decomposed transform: scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors for x and y.
    public var scale: CGSize
    /// The shear factor: how far x moves with y.
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    /// The translation.
    public var translation: CGVector

    /// The components of the identity.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: CGVector())
    }

    /// Components with their values. The shear is a factor, the rotation is in radians.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// The transform with these components.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The components from which `init(_:)` creates this transform again.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let height = width == 0 ? hypot(c, d) : (a * d - b * c) / width
        let rotation = width == 0 ? atan2(-c, d) : atan2(b, a)
        let shear = width == 0 || height == 0 ? 0 : (a * c + b * d) / (width * height)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }
}
