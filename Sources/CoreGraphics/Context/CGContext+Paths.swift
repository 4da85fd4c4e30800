import DrawingValues
import Foundation

// Building the current path. Points are in user coordinates at the time they are added.

extension CGContext {
    /// Empties the current path.
    public func beginPath() { geometry = PathGeometry() }

    /// Starts a new subpath at a point.
    public func move(to point: CGPoint) { append(.move(to: point)) }
    /// Adds a line from the current point to another.
    public func addLine(to point: CGPoint) { append(.line(to: point)) }
    /// Adds a quadratic Bézier curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { append(.quadCurve(to: end, control: control)) }

    /// Adds a cubic Bézier curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds the line back to the start of the subpath.
    public func closePath() { append(.closeSubpath) }

    private func append(_ element: PathGeometry.Element) { geometry.append(element.applying(state.transform)) }

    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) { geometry.append(path.geometry, transform: state.transform) }
    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { geometry.addRect(rect, transform: state.transform) }
    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds the ellipse that fits a rectangle, as a closed subpath.
    public func addEllipse(in rect: CGRect) { geometry.addEllipse(in: rect, transform: state.transform) }
    /// Moves to the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) { geometry.addLines(between: points, transform: state.transform) }

    /// Angles in radians; clockwise means towards smaller angles.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.transform)
    }

    /// The arc that touches the line to `tangent1End` and the one from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        // The tangents start at the current point, which is in base coordinates.
        var local = geometry.applying(state.transform.inverted())
        local.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: .identity)
        geometry = local.applying(state.transform)
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { geometry.isEmpty }

    /// The current path in user coordinates; nil without one.
    public var path: CGPath? {
        geometry.isEmpty ? nil : CGPath(geometry.applying(state.transform.inverted()))
    }

    /// The end of the current path in user coordinates; zero without a path.
    public var currentPointOfPath: CGPoint {
        geometry.currentPoint?.applying(state.transform.inverted()) ?? .zero
    }

    /// The smallest rectangle around all points of the current path, control points included, in user coordinates; null
    /// without a path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether the current path, filled, covers a point in user coordinates. The mode says by which rule; strokes don't
    /// count.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return geometry.contains(point.applying(state.transform), using: rule)
    }
}
