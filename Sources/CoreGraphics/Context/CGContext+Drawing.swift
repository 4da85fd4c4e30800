import CCairo
import DrawingValues
import Foundation

// Filling and stroking. Both empty the current path.

extension CGContext {
    /// Fills the current path with the fill color, and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    /// Draws a line along the current path with the stroke color, and empties it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills the current path, strokes it, or both, and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { beginPath() }
        switch mode {
        case .fill: fill(geometry, .winding)
        case .eoFill: fill(geometry, .evenOdd)
        case .stroke: stroke(geometry)
        case .fillStroke, .eoFillStroke:
            fill(geometry, mode == .fillStroke ? .winding : .evenOdd)
            stroke(geometry)
        }
    }

    /// Fills a rectangle. The current path stays.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills several rectangles. The current path stays.
    public func fill(_ rects: [CGRect]) {
        var path = PathGeometry()
        for rect in rects { path.addRect(rect, transform: state.transform) }
        fill(path, .winding)
    }

    /// Fills the ellipse that fits a rectangle. The current path stays.
    public func fillEllipse(in rect: CGRect) {
        var path = PathGeometry()
        path.addEllipse(in: rect, transform: state.transform)
        fill(path, .winding)
    }

    /// Draws a line around a rectangle, as wide as the line width. The current path stays.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

    /// Draws a line around a rectangle, of a width in user coordinates. The current path stays.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var path = PathGeometry()
        path.addRect(rect, transform: state.transform)
        stroke(path, width: width)
    }

    /// Draws a line around the ellipse that fits a rectangle. The current path stays.
    public func strokeEllipse(in rect: CGRect) {
        var path = PathGeometry()
        path.addEllipse(in: rect, transform: state.transform)
        stroke(path)
    }

    /// A line from each point at an even place to the one after it.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = PathGeometry()
        for (start, end) in zip(points, points.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
            path.append(.move(to: start.applying(state.transform)))
            path.append(.line(to: end.applying(state.transform)))
        }
        stroke(path)
    }

    /// Makes a rectangle as transparent as an untouched bitmap.
    public func clear(_ rect: CGRect) {
        var path = PathGeometry()
        path.addRect(rect, transform: state.transform)
        if let recorder { return recorder.clear(path, in: state) }
        draw {
            cairo_save(cairo)
            trace(path)
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_fill(cairo)
            cairo_restore(cairo)
        }
    }

    // MARK: Steps

    private func fill(_ path: PathGeometry, _ rule: CGPathFillRule) {
        guard state.isDrawable, !path.isEmpty else { return }
        if let recorder { return recorder.fill(path, rule, in: state) }
        compose {
            setSource(state.fill)
            trace(path)
            cairo_set_fill_rule(cairo, rule.cairo)
            // Some modes change what is outside of the shape too; Apple's leave it alone.
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, 1)
        }
    }

    private func stroke(_ path: PathGeometry, width: CGFloat? = nil) {
        guard state.isDrawable, !path.isEmpty else { return }
        if let recorder { return recorder.stroke(path, width: width ?? state.lineWidth, in: state) }
        compose {
            setSource(state.stroke)
            trace(path)
            cairo_set_line_width(cairo, width ?? state.lineWidth)
            cairo_set_line_cap(cairo, state.lineCap.cairo)
            cairo_set_line_join(cairo, state.lineJoin.cairo)
            cairo_set_miter_limit(cairo, max(state.miterLimit, 1))
            cairo_set_dash(cairo, state.dash.map { Double($0) }, Int32(state.dash.count), state.dashPhase)
            cairo_stroke(cairo)
        }
    }

    private func setSource(_ color: RGBA) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// Makes a path in base coordinates Cairo's, and leaves the user's transform in force for the pen.
    func trace(_ path: PathGeometry) {
        var matrix = base.cairo
        cairo_set_matrix(cairo, &matrix)
        path.trace(in: cairo)
        applyTransform()
    }

    /// Draws with the state's blend mode, opacity and shadow.
    func compose(_ body: () -> Void) {
        draw {
            cairo_save(cairo)
            cairo_set_antialias(cairo, state.antialias)
            if state.alpha == 1, state.shadow == nil {
                cairo_set_operator(cairo, state.blendMode.cairoOperator)
                body()
            } else {
                cairo_push_group(cairo)
                body()
                paintGroup(state)
            }
            cairo_restore(cairo)
        }
    }

    /// Ends Cairo's group and paints it as a whole.
    func paintGroup(_ outer: GraphicsState) {
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        // The group's matrix is that of when it was begun.
        if let shadow = outer.shadow { paint(shadow, of: group, outer) }
        cairo_set_operator(cairo, outer.blendMode.cairoOperator)
        cairo_set_source(cairo, group)
        cairo_paint_with_alpha(cairo, outer.alpha)
    }
}
