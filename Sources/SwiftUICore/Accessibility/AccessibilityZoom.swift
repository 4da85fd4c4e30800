import DisplayList
import Foundation

/// A zoom requested without a two-finger gesture.
///
/// See [AccessibilityZoomGestureAction](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction).
public struct AccessibilityZoomGestureAction: Sendable {
    /// Whether to zoom in or out.
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    /// Whether to zoom in or out.
    public let direction: Direction
    /// The location of the zoom, in unit coordinates of the view: always its middle.
    public let location: UnitPoint
    /// The middle of the view, in points of the window.
    public let point: CGPoint
}

extension View {
    /// Calls the handler for the keys + and − while the focus is in this view. Browsers don't report a screen reader's own
    /// gestures.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        modifier(ZoomActionModifier(handler: handler))
    }
}

private struct ZoomActionModifier: ViewModifier {
    /// The view's middle, in an object, so that moving it doesn't invalidate a body.
    private final class Place {
        var middle = CGPoint.zero
    }

    let handler: (AccessibilityZoomGestureAction) -> Void
    @State private var place = Place()

    func body(content: Content) -> some View {
        content
            .onGeometryChange(for: CGPoint.self) { geometry in
                let frame = geometry.frame(in: .global)
                return CGPoint(x: frame.midX, y: frame.midY)
            } action: {
                place.middle = $0
            }
            .modifier(
                AttributeModifier(
                    ZoomAttribute { direction in
                        handler(
                            AccessibilityZoomGestureAction(
                                direction: direction, location: .center, point: place.middle))
                    }))
    }
}

private struct ZoomAttribute: ElementAttribute {
    let action: (AccessibilityZoomGestureAction.Direction) -> Void

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.input.events.formUnion([.key, .focus])
        element.input.isFocusable = true
        if element.accessibility.role == nil { element.accessibility.role = .group }
    }

    func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .key(let key, _, true, _) = action else { return false }
        switch key {
        case "+", "=": self.action(.zoomIn)
        case "-", "−", "_": self.action(.zoomOut)
        default: return false
        }
        return true
    }
}
