import DrawingValues
import Foundation

/// A path that can be added to. Use it on one thread at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() { self.init(PathGeometry()) }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.append(.move(to: point.applying(transform)))
    }

    /// Adds a line from the current point to another, which is transformed first.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.append(.line(to: point.applying(transform)))
    }

    /// Adds a quadratic Bézier curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.append(PathGeometry.Element.quadCurve(to: end, control: control).applying(transform))
    }

    /// Adds a cubic Bézier curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        geometry.append(
            PathGeometry.Element.curve(to: end, control1: control1, control2: control2).applying(transform))
    }

    /// Draws the line back to where the subpath started.
    public func closeSubpath() {
        geometry.append(.closeSubpath)
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addRect(rect, transform: transform)
    }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { geometry.addRect(rect, transform: transform) }
    }

    /// Moves to the first point and draws lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        geometry.addLines(between: points, transform: transform)
    }

    /// Adds the ellipse that fits a rectangle, as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with round corners as a closed subpath. The corners are at most half the rectangle wide and
    /// high; where one of the two is zero they are sharp.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        geometry.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    /// Angles in radians; clockwise means towards smaller angles, which looks anticlockwise where y grows downwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: transform)
    }

    /// Angles in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// The arc that touches the line to `tangent1End` and the one from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        geometry.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds the elements of a path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        geometry.append(path.geometry, transform: transform)
    }
}
