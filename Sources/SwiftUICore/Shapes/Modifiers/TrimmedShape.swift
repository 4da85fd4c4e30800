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

/// A shape that is always drawn in a rectangle of one size.
struct SizedShape<Content: Shape>: PrimitiveShape {
    var shape: Content
    /// In points.
    var size: CGSize

    private func inner(_ rect: CGRect) -> CGRect { CGRect(origin: rect.origin, size: size) }

    func drawing(in rect: CGRect) -> ShapeDrawing { shape.drawn(in: inner(rect)) }
    func path(in rect: CGRect) -> Path { shape.path(in: inner(rect)) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension Shape {
    /// Keeps a part of the outline, by fractions of its length.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, from: startFraction, to: endFraction)
    }

    /// Draws the shape in a rectangle of that size, whatever the view's.
    public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
