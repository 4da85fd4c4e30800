import CoreGraphics
import Foundation

// Filling and stroking, which make views of shapes.

extension Shape {
    /// Fills the shape with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        fill(.foreground, style: style)
    }

    /// Draws a line along the outline, half of it outside.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        StrokedShapeView(shape: self, style: content, line: style)
    }

    /// Draws a line of a width in points along the outline, half of it outside.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws a line inside of the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        BorderedShapeView(shape: self, style: content, line: style)
    }

    /// Draws a line of a width in points inside of the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line inside of the outline, in the foreground style.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(.foreground, style: style)
    }

    /// Draws a line of a width in points inside of the outline, in the foreground style.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
        strokeBorder(.foreground, style: StrokeStyle(lineWidth: lineWidth))
    }
}

struct StrokedShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let line: StrokeStyle
}

extension StrokedShapeView: ShapeView {
    var body: some View { _ShapeView(shape: StrokedShape(shape: shape, style: line), style: style) }
}

struct BorderedShapeView<Content: InsettableShape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let line: StrokeStyle
}

extension BorderedShapeView: ShapeView {
    var body: some View {
        _ShapeView(shape: StrokedShape(shape: shape.inset(by: line.lineWidth / 2), style: line), style: style)
    }
}

// MARK: - One over the other

extension ShapeView {
    /// Fills the shape over its previous drawing.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, top: shape.fill(content, style: style), bottom: self)
    }

    /// Draws a line along the outline, over the shape's previous drawing.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, top: shape.stroke(content, style: style), bottom: self)
    }

    /// Draws a line along the outline, over the shape's previous drawing.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line inside of the outline, over the shape's previous drawing.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(shape: shape, top: shape.strokeBorder(content, style: style), bottom: self)
    }

    /// Draws a line inside of the outline, over the shape's previous drawing.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

struct LayeredShapeView<Content: Shape, Top: View, Bottom: View>: ShapeView {
    let shape: Content
    let top: Top
    let bottom: Bottom

    var body: some View { bottom.overlay { top } }
}
