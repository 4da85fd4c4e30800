import DisplayList
import Foundation

/// What a person asks for who makes a view's content larger or smaller without two fingers.
///
/// See [AccessibilityZoomGestureAction](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction).
public struct AccessibilityZoomGestureAction: Sendable {
    /// Larger or smaller.
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    /// Whether the content is to become larger or smaller.
    public let direction: Direction
    /// Where the zoom is asked for, in units of the view: always its middle.
    public let location: UnitPoint
    /// The middle of the view, in points of the window.
    public let point: CGPoint
}

extension View {
    /// The keys + and −, while the keyboard is in this view. A browser tells a page nothing of a screen reader's own
    /// gestures.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        modifier(ZoomActionModifier(handler: handler))
    }
}

private struct ZoomActionModifier: ViewModifier {
    /// Where the view's middle is; no view has to be evaluated when it moves.
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
