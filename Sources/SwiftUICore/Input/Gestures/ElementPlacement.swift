import DisplayList
import Foundation

/// The position and transform of an element in an ancestor view that it represents.
///
/// The modifiers between the two have no elements of their own: they move the element (a padding, an offset), or apply
/// an effect to it that is inside of the view (a scale). Events in the element's coordinates don't include that.
struct ElementPlacement {
    private var corner = CGPoint.zero
    private var transform = Transform.identity
    /// The point of the element that its transform doesn't move.
    private var anchor = CGPoint.zero

    /// The identity, for an element of the view's own.
    init() {}

    /// `origin` is the view's corner, in the coordinates of the element's frame.
    init(_ element: DisplayElement, from origin: CGPoint) {
        let (frame, style) = (element.frame, element.style)
        corner = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
        transform = style.transform
        anchor = CGPoint(x: frame.width * style.anchor.x, y: frame.height * style.anchor.y)
    }

    /// Converts a gesture's value from the element's coordinates to the view's.
    func inView(_ heard: ElementEvent.GestureValue) -> ElementEvent.GestureValue {
        var value = heard
        value.start = inView(heard.start)
        value.location = inView(heard.location)
        value.velocity = inView(heard.velocity, at: heard.location)
        return value
    }

    private func inView(_ point: CGPoint) -> CGPoint { transformed(point) + corner }

    private func transformed(_ point: CGPoint) -> CGPoint {
        guard transform != .identity else { return point }
        let matrix = transform.values
        let (x, y) = (Double(point.x - anchor.x), Double(point.y - anchor.y))
        let depth = matrix[3] * x + matrix[7] * y + matrix[15]
        // At a depth of 0, where the plane is seen edge-on, avoid a division by zero.
        let divisor = depth == 0 ? 1 : depth
        let turned = CGPoint(
            x: (matrix[0] * x + matrix[4] * y + matrix[12]) / divisor,
            y: (matrix[1] * x + matrix[5] * y + matrix[13]) / divisor)
        return turned + anchor
    }

    /// Converts a velocity, by the distance covered in a moment: with perspective, that depends on the point.
    private func inView(
        _ velocity: ElementEvent.CGVectorValue, at point: CGPoint
    ) -> ElementEvent.CGVectorValue {
        guard transform != .identity else { return velocity }
        let seconds = 0.001
        let start = transformed(point)
        let end = transformed(point + CGPoint(x: velocity.dx * seconds, y: velocity.dy * seconds))
        return ElementEvent.CGVectorValue(
            dx: Double(end.x - start.x) / seconds, dy: Double(end.y - start.y) / seconds)
    }
}
