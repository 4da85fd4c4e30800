import CoreGraphics
import Foundation

/// The part of a shape's outline between two fractions of its length.
struct TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var from: CGFloat
    var to: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
        set {
            shape.animatableData = newValue.first
            from = newValue.second.first
            to = newValue.second.second
        }
    }
}

/// A shape that is always drawn in a rectangle of a fixed size.
struct SizedShape<Content: Shape>: PrimitiveShape {
    var shape: Content
    /// The size of the rectangle, in points.
    var size: CGSize
    /// The point at which the rectangle and the view's are aligned.
    var anchor: UnitPoint

    private func inner(_ rect: CGRect) -> CGRect {
        let x = rect.minX + (rect.width - size.width) * anchor.x
        let y = rect.minY + (rect.height - size.height) * anchor.y
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    func drawing(in rect: CGRect) -> ShapeDrawing { shape.drawn(in: inner(rect)) }
    func path(in rect: CGRect) -> Path { shape.path(in: inner(rect)) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(AnimatablePair(size.width, size.height), anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
            anchor.animatableData = newValue.second.second
        }
    }
}

extension Shape {
    /// Keeps a part of the outline, by fractions of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, from: startFraction, to: endFraction)
    }

    /// Draws the shape in a rectangle of a size, independent of the view's size. The anchor is the point at which both
    /// are aligned.
    public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
        SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Draws the shape in a rectangle of a size in points, independent of the view's size.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
