import CoreGraphics
import DisplayList
import Foundation

extension DisplayElement {
    /// Makes this the element of a shape in a view of that size, whose frame the element has so far. A paint that is placed
    /// goes over its own rectangle of the view.
    mutating func draw(
        _ drawing: ShapeDrawing, with paint: Paint, placed placement: StylePlacement? = nil,
        usesEvenOddRule: Bool = false, in size: CGSize
    ) {
        if let placement, !paint.isPlain {
            let (path, stroke) = (drawing.path, drawing.stroke)
            let bounds = path.boundingRect
            let placed = placement.placed(paint, over: bounds.isNull ? .zero : bounds)
            return drawPath(path, placed.paint, usesEvenOddRule, stroke, over: placed.box)
        }
        switch (drawing.outline, drawing.stroke) {
        case (.rectangle(let rect, let cornerRadius), nil) where !paint.isDrawn:
            occupy(rect)
            style.background = paint
            style.cornerRadius = min(cornerRadius, ShapeDrawing.fullCornerRadius)
        case (.rectangle(let rect, let cornerRadius), let stroke?):
            if let border = stroke.border(cornerRadius: cornerRadius, paint) {
                occupy(rect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2))
                style.border = border
                let outerRadius = cornerRadius == 0 ? 0 : cornerRadius + stroke.lineWidth / 2
                style.cornerRadius = min(outerRadius, ShapeDrawing.fullCornerRadius)
            } else {
                drawPath(drawing.path, paint, usesEvenOddRule, stroke, in: size)
            }
        case (_, let stroke):
            drawPath(drawing.path, paint, usesEvenOddRule, stroke, in: size)
        }
    }

    /// Moves the frame to a rectangle in the coordinates of the view.
    private mutating func occupy(_ rect: CGRect) {
        frame = rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    private mutating func drawPath(
        _ path: Path, _ paint: Paint, _ usesEvenOddRule: Bool, _ stroke: StrokeStyle?, in size: CGSize
    ) {
        drawPath(path, paint, usesEvenOddRule, stroke, over: Self.viewBox(of: path, paint, size))
    }

    private mutating func drawPath(
        _ path: Path, _ paint: Paint, _ usesEvenOddRule: Bool, _ stroke: StrokeStyle?, over box: CGRect
    ) {
        occupy(box)
        let line = stroke.map { PathContent.Stroke($0, paint) }
        content = .path(
            PathContent(
                path: path.geometry, viewBox: box, fill: line == nil ? paint : nil, usesEvenOddRule: usesEvenOddRule,
                stroke: line))
    }

    /// A gradient runs over the shape's own bounds. Otherwise the view's are the better box, since it moves and grows
    /// with the view and not with what is drawn in it. A box without an area would show nothing.
    private static func viewBox(of path: Path, _ paint: Paint, _ size: CGSize) -> CGRect {
        var box = CGRect(origin: .zero, size: size)
        if case .color = paint, size.width > 0, size.height > 0 { return box }
        let bounds = path.boundingRect
        if !bounds.isNull { box = bounds }
        return CGRect(x: box.minX, y: box.minY, width: max(box.width, 1), height: max(box.height, 1))
    }
}

extension StrokeStyle {
    /// The line as a border, which is cheaper than a path; nil where it is more than a border can be.
    fileprivate func border(cornerRadius: CGFloat, _ paint: Paint) -> ElementStyle.Border? {
        guard case .color(let color) = paint, dash.isEmpty, lineWidth > 0 else { return nil }
        guard cornerRadius > 0 || lineJoin == .miter && miterLimit >= 2.0.squareRoot() else { return nil }
        return ElementStyle.Border(color: color, width: lineWidth)
    }
}

extension PathContent.Stroke {
    init(_ style: StrokeStyle, _ paint: Paint) {
        self.init(
            paint: paint, width: style.lineWidth, cap: Cap(style.lineCap), join: Join(style.lineJoin),
            miterLimit: style.miterLimit, dash: style.dash.map { Double($0) }, dashPhase: style.dashPhase)
    }
}

extension PathContent.Stroke.Cap {
    fileprivate init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension PathContent.Stroke.Join {
    fileprivate init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
