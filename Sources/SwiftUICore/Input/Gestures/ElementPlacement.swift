import DisplayList
import Foundation

/// How an element lies in a view around it that it stands for.
///
/// The modifiers between the two make no element of their own: they move the one that there is (a padding, an offset), and
/// it may carry an effect that is inside of the view (a scale). What is told in the element's coordinates is none of that.
struct ElementPlacement {
    private var corner = CGPoint.zero
    private var transform = Transform.identity
    /// The point of the element that its transform leaves alone.
    private var anchor = CGPoint.zero

    /// The element is the view's own.
    init() {}

    /// `origin` is the view's corner, in the coordinates of the element's frame.
    init(_ element: DisplayElement, from origin: CGPoint) {
        let (frame, style) = (element.frame, element.style)
        corner = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
        transform = style.transform
        anchor = CGPoint(x: frame.width * style.anchor.x, y: frame.height * style.anchor.y)
    }

    /// What an element heard of a gesture, in the view's coordinates.
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
        // What is seen from the edge has no depth to divide by.
        let divisor = depth == 0 ? 1 : depth
        let turned = CGPoint(
            x: (matrix[0] * x + matrix[4] * y + matrix[12]) / divisor,
            y: (matrix[1] * x + matrix[5] * y + matrix[13]) / divisor)
        return turned + anchor
    }

    /// How far a finger gets in a moment: with perspective, that depends on where it is.
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
