import CoreGraphics
import Foundation

/// The line along a shape's outline.
struct StrokedShape<Content: Shape>: PrimitiveShape {
    var shape: Content
    var style: StrokeStyle

    static var role: ShapeRole { .stroke }

    func drawing(in rect: CGRect) -> ShapeDrawing {
        var drawing = shape.drawn(in: rect)
        // Stroking a stroke draws along both of its edges, which only the stroked path has.
        if drawing.stroke != nil { drawing = ShapeDrawing(drawing.strokedPath) }
        drawing.stroke = style
        return drawing
    }

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// The stroked outline, as a shape.
    public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// The stroked outline, as a shape; the line's width is in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
