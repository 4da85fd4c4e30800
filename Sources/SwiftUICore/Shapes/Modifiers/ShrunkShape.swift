import CoreGraphics
import Foundation

/// A shape in a smaller rectangle, the result of `inset(by:)`.
struct ShrunkShape<Base: InsettableShape>: InsettableShape, PrimitiveShape {
    var shape: Base
    var amount: CGFloat

    func drawing(in rect: CGRect) -> ShapeDrawing {
        if let shape = shape as? any InsetDrawing { return shape.drawing(in: rect, insetBy: amount) }
        return shape.drawn(in: rect.insetBy(dx: amount, dy: amount))
    }

    func path(in rect: CGRect) -> Path {
        if shape is any InsetDrawing { return drawing(in: rect).strokedPath }
        return shape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    func inset(by amount: CGFloat) -> ShrunkShape { ShrunkShape(shape: shape, amount: self.amount + amount) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set {
            shape.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

/// A shape whose inset isn't the same shape in a smaller rectangle.
protocol InsetDrawing: PrimitiveShape {
    func drawing(in rect: CGRect, insetBy amount: CGFloat) -> ShapeDrawing
}
