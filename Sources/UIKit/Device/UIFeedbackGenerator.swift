import Foundation
import SwiftUICore

/// Haptic feedback, if the device supports it. Browsers on many phones vibrate once the user has touched the page.
///
/// See [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// A generator for the current window.
    public override init() { super.init() }

    /// A generator for a view. The view is ignored: feedback goes to the current window.
    public init(view: UIView) { super.init() }

    /// Has no effect: a browser needs no preparation.
    open func prepare() {}

    func give(_ feedback: SensoryFeedback) { ViewGraph.current?.give(feedback) }
}

/// Haptic feedback for a collision.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight or hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    /// A generator for impacts of a given style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator for impacts of a given style. The view is ignored: feedback goes to the current window.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// A generator for impacts of medium weight.
    public override convenience init() { self.init(style: .medium) }

    /// Gives an impact at full strength.
    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// Gives an impact.
    /// - Parameter intensity: From 0, which isn't felt, to 1.
    public func impactOccurred(intensity: CGFloat) { give(feedback(intensity)) }
    /// Gives an impact at full strength. The location is ignored.
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Gives an impact. The location is ignored.
    /// - Parameters:
    ///   - intensity: From 0, which isn't felt, to 1.
    ///   - location: Where it is felt; ignored.
    public func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }

    private func feedback(_ intensity: CGFloat) -> SensoryFeedback {
        switch style {
        case .light: .impact(weight: .light, intensity: intensity)
        case .medium: .impact(weight: .medium, intensity: intensity)
        case .heavy: .impact(weight: .heavy, intensity: intensity)
        case .soft: .impact(flexibility: .soft, intensity: intensity)
        case .rigid: .impact(flexibility: .rigid, intensity: intensity)
        }
    }
}

/// Haptic feedback for the outcome of a task.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Gives the feedback for an outcome.
    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: give(.success)
        case .warning: give(.warning)
        case .error: give(.error)
        }
    }

    /// Gives the feedback for an outcome. The location is ignored.
    public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

/// Haptic feedback for a changed selection.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback for a changed selection.
    public func selectionChanged() { give(.selection) }
    /// Gives the feedback for a changed selection. The location is ignored.
    public func selectionChanged(at location: CGPoint) { selectionChanged() }
}
