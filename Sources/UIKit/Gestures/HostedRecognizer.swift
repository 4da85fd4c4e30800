import CoreGraphics
import DisplayList
import Foundation

/// A recognizer on a view of another framework: SwiftUI's.
@MainActor
package final class HostedRecognizer {
    private let recognizer: UIGestureRecognizer
    /// Represents the other framework's view for the recognizer, which asks for locations in its view.
    private let ground = UIView()

    /// - Parameters:
    ///   - recognizer: Is given a view that isn't shown.
    ///   - action: Called whenever a target's action would be.
    package init(_ recognizer: UIGestureRecognizer, action: @escaping () -> Void) {
        self.recognizer = recognizer
        ground.addGestureRecognizer(recognizer)
        recognizer.addAction { _ in action() }
    }

    /// What the browser should recognize: nothing while the recognizer is disabled.
    package var specs: [GestureSpec] { recognizer.isEnabled ? [recognizer.spec] : [] }

    /// Passes an event on.
    /// - Parameters:
    ///   - phase: The event's phase.
    ///   - value: The event's values, in the view's coordinates.
    ///   - frame: The view's frame in the window.
    package func hear(_ phase: ElementEvent.Phase, _ value: ElementEvent.GestureValue, frame: CGRect) {
        guard recognizer.isEnabled else { return }
        ground.frame = frame
        recognizer.recognise(phase, value)
    }

    /// Where the gesture is, in the view's coordinates.
    package var location: CGPoint { recognizer.location(in: ground) }
    /// How far a pan has gone, in points; nil for other gestures.
    package var translation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: ground) }
    /// The speed of a pan, in points per second; nil for other gestures.
    package var velocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: ground) }
}
