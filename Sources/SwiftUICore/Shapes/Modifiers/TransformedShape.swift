import CoreGraphics
import Foundation

/// A shape drawn under an affine transform.
public struct TransformedShape<Content: Shape>: PrimitiveShape {
    /// The shape.
    public var shape: Content
    /// The transform, in points of the shape's rectangle.
    public var transform: CGAffineTransform

    /// A shape and its transform.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    func drawing(in rect: CGRect) -> ShapeDrawing { shape.drawn(in: rect).applying(transform) }
    /// The changed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// The behavior of the shape inside in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape drawn with an offset.
public struct OffsetShape<Content: Shape>: PrimitiveShape {
    /// The shape.
    public var shape: Content
    /// The offset of the shape, in points.
    public var offset: CGSize

    /// A shape and its offset, in points.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    private var transform: CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }

    func drawing(in rect: CGRect) -> ShapeDrawing { shape.drawn(in: rect).applying(transform) }
    /// The changed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// The behavior of the shape inside in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's own data and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The inner shape inset by `amount` points, then transformed.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape scaled about a point in unit coordinates of its rectangle.
public struct ScaledShape<Content: Shape>: PrimitiveShape {
    /// The shape.
    public var shape: Content
    /// The scale along each axis.
    public var scale: CGSize
    /// The point that stays in place, in unit coordinates of the shape's rectangle.
    public var anchor: UnitPoint

    /// A shape and its scale.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    private func transform(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: rect)
    }

    func drawing(in rect: CGRect) -> ShapeDrawing { shape.drawn(in: rect).applying(transform(in: rect)) }
    /// The changed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }
    /// The behavior of the shape inside in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's own data and the scale.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

/// A shape rotated about a point in unit coordinates of its rectangle.
public struct RotatedShape<Content: Shape>: PrimitiveShape {
    /// The shape.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point that stays in place, in unit coordinates of the shape's rectangle.
    public var anchor: UnitPoint

    /// A shape and its angle.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    private func transform(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: rect)
    }

    func drawing(in rect: CGRect) -> ShapeDrawing { shape.drawn(in: rect).applying(transform(in: rect)) }
    /// The changed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(in: rect)) }
    /// The behavior of the shape inside in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's own data and the angle in radians.
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set {
            shape.animatableData = newValue.first
            angle = Angle(radians: newValue.second)
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The inner shape inset by `amount` points, then transformed.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension CGAffineTransform {
    fileprivate func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
        let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension Shape {
    /// The shape under an affine transform.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape moved by an offset in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// The shape moved by an offset in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape moved by an offset in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape scaled along each axis, about an anchor.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape scaled about an anchor.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape turned clockwise about an anchor.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}
