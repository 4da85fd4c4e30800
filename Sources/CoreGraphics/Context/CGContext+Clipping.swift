import CCairo
import DrawingValues
import Foundation

// The clip only ever gets smaller, until the state is restored.

extension CGContext {
    /// Limits what is drawn from now on to the inside of the current path, and empties the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(at: geometry, rule)
        beginPath()
    }

    /// Limits what is drawn from now on to a rectangle in user coordinates.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Limits what is drawn from now on to the area of several rectangles in user coordinates.
    public func clip(to rects: [CGRect]) {
        var path = PathGeometry()
        for rect in rects { path.addRect(rect, transform: state.transform) }
        clip(at: path, .winding)
    }

    private func clip(at path: PathGeometry, _ rule: CGPathFillRule) {
        if recorder != nil { state.clips.append(RecordedClip(path: path, rule: rule)) }
        trace(path)
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_set_antialias(cairo, state.antialias)
        cairo_clip(cairo)
    }

    /// Takes away all limits, as if the state had been saved before the first clip.
    public func resetClip() {
        state.clips = []
        cairo_reset_clip(cairo)
    }

    /// In user coordinates; null where nothing can be drawn.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return left < right && top < bottom
            ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
