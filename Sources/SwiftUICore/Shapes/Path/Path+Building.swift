import CoreGraphics
import Foundation

extension Path {
    /// Starts a new subpath.
    public mutating func move(to end: CGPoint) { geometry.append(.move(to: end)) }

    /// Draws a line.
    public mutating func addLine(to end: CGPoint) { geometry.append(.line(to: end)) }

    /// Draws a quadratic Bézier curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        geometry.append(.quadCurve(to: end, control: control))
    }

    /// Draws a cubic Bézier curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        geometry.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Draws the line back to the start of the subpath.
    public mutating func closeSubpath() { geometry.append(.closeSubpath) }

    /// Adds a rectangle, clockwise from its origin.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addRect(rect, transform: transform)
    }

    /// Adds rectangles, each clockwise from its origin.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { geometry.addRect(rect, transform: transform) }
    }

    /// Moves to the first point and draws lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) { geometry.addLines(between: lines) }

    /// Adds an ellipse in a rectangle, clockwise from its rightmost point.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with round corners of a width and height in points. In both styles the corners are quarter
    /// ellipses.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addRoundedRect(
            in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: transform)
    }

    /// Adds a rectangle with a radius for each corner. Overlapping radii are scaled down together.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let radii = cornerRadii.fitting(rect.size)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
        let corners: [(CGFloat, CGPoint, CGPoint)] = [
            (
                radii.topTrailing, CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomTrailing)
            ),
            (
                radii.bottomTrailing, CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX + radii.bottomLeading, y: rect.maxY)
            ),
            (
                radii.bottomLeading, CGPoint(x: rect.minX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.minY + radii.topLeading)
            ),
            (
                radii.topLeading, CGPoint(x: rect.minX, y: rect.minY),
                CGPoint(x: rect.minX + radii.topLeading, y: rect.minY)
            ),
        ]
        for (radius, corner, next) in corners {
            path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
            if path.currentPoint != next { path.addLine(to: next) }
        }
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds the arc of a circle that touches both lines: from the current point to `tangent1End`, and on to
    /// `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        geometry.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds an arc of a circle, after a line from the current point to the arc's start. Clockwise means towards smaller
    /// angles, which looks anticlockwise, since y grows downwards (Apple's rule).
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
            clockwise: clockwise, transform: transform)
    }

    /// Adds an arc, given its start angle and its extent.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        geometry.addRelativeArc(
            center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }

    /// Adds the elements of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        geometry.append(path.geometry, transform: transform)
    }
}
