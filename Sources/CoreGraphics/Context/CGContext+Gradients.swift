import CCairo
import DrawingValues
import Foundation

// Gradients fill the whole clip.

extension CGContext {
    /// Fills the clip with a gradient along the line from `start` to `end`, in user coordinates.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        if record(.linear(start: start, end: end), gradient, options) { return }
        let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        paint(pattern, gradient, options)
    }

    /// Fills the clip with a gradient from one circle to another, in user coordinates.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let shape = RecordedGradient.Shape.radial(
            startCenter: startCenter, startRadius: max(startRadius, 0), endCenter: endCenter,
            endRadius: max(endRadius, 0))
        if record(shape, gradient, options) { return }
        let pattern = cairo_pattern_create_radial(
            startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y, max(endRadius, 0))
        paint(pattern, gradient, options)
    }

    /// Fills the clip with a gradient that turns once around a point, from an angle in radians towards the y axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let bothEnds: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        if record(.conic(center: center, angle: angle), gradient, bothEnds) { return }
        let pattern = cairo_pattern_create_mesh()
        // Far enough to cover any bitmap, and narrow enough that a straight edge looks like the arc.
        let box = boundingBoxOfClipPath
        guard let pattern, !box.isNull else { return }
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY),
            CGPoint(x: box.maxX, y: box.maxY),
        ]
        let reach = 2 * (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) + 1
        for (start, end) in gradient.sectors {
            addSector(
                to: pattern, center, reach, from: angle + start.turn, to: angle + end.turn, start.color, end.color)
        }
        paint(pattern)
    }

    private func addSector(
        to pattern: OpaquePointer, _ center: CGPoint, _ reach: CGFloat, from start: CGFloat, to end: CGFloat,
        _ startColor: RGBA, _ endColor: RGBA
    ) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
        }
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        for point in [point(start), point(end)] { cairo_mesh_pattern_line_to(pattern, point.x, point.y) }
        for (corner, color) in [startColor, startColor, endColor, endColor].enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
    }

    private func paint(_ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        for stop in gradient.stops(options) { pattern.addStop(stop.location, stop.color) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        paint(pattern)
    }

    private func paint(_ pattern: OpaquePointer) {
        defer { cairo_pattern_destroy(pattern) }
        guard state.isDrawable else { return }
        compose {
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
    }
}

extension OpaquePointer {
    fileprivate func addStop(_ location: Double, _ color: RGBA) {
        cairo_pattern_add_color_stop_rgba(self, location, color.red, color.green, color.blue, color.alpha)
    }
}

extension CGContext {
    /// Whether the context is recorded, in which case the gradient is.
    private func record(
        _ shape: RecordedGradient.Shape, _ gradient: CGGradient, _ options: CGGradientDrawingOptions
    ) -> Bool {
        guard let recorder else { return false }
        if state.isDrawable {
            recorder.paint(RecordedGradient(shape: shape, stops: gradient.stops(options)), in: state)
        }
        return true
    }
}

extension CGGradient {
    /// Cairo, and a browser, go on at both ends, so an end that is to stop gets a clear color.
    fileprivate func stops(_ options: CGGradientDrawingOptions) -> [(location: Double, color: RGBA)] {
        let before = options.contains(.drawsBeforeStartLocation) ? [] : [(location: 0.0, color: RGBA.clear)]
        let after = options.contains(.drawsAfterEndLocation) ? [] : [(location: 1.0, color: RGBA.clear)]
        return before + stops + after
    }

    /// Pieces of a turn, each narrow, with the colors at their ends.
    fileprivate var sectors: [(start: (turn: CGFloat, color: RGBA), end: (turn: CGFloat, color: RGBA))] {
        var places = Set((0...90).map { CGFloat($0) / 90 })
        places.formUnion(stops.map { CGFloat($0.location) })
        let sorted = places.sorted()
        return zip(sorted, sorted.dropFirst()).map { start, end in
            // Where two stops share a place the color jumps, and each side has its own.
            ((start * 2 * .pi, color(at: start, after: true)), (end * 2 * .pi, color(at: end, after: false)))
        }
    }

    private func color(at place: CGFloat, after: Bool) -> RGBA {
        let before = after ? stops.last { $0.location <= place } : stops.last { $0.location < place }
        let next = after ? stops.first { $0.location > place } : stops.first { $0.location >= place }
        guard let before else { return next?.color ?? stops[0].color }
        guard let next, next.location > before.location else { return before.color }
        return before.color.mixed(with: next.color, (place - before.location) / (next.location - before.location))
    }
}
