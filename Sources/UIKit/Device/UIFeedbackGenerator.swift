import Foundation
import SwiftUICore

/// Lets a person feel something, where the device can. Browsers on many phones vibrate, after a person has touched the
/// page.
///
/// See [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@MainActor
open class UIFeedbackGenerator: NSObject {
    /// A generator for the window whose code runs.
    public override init() { super.init() }

    /// A generator for a view. The view has no effect: what is felt is in the window whose code runs.
    public init(view: UIView) { super.init() }

    /// Has no effect: a browser needs no preparation.
    open func prepare() {}

    func give(_ feedback: SensoryFeedback) { ViewGraph.current?.give(feedback) }
}

/// Lets a person feel a stroke, as when one thing hits another.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or how hard the things are.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    /// A generator for strokes of that kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator for strokes of that kind. The view has no effect: what is felt is in the window whose code runs.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// A generator for strokes of medium weight.
    public override convenience init() { self.init(style: .medium) }

    /// Gives a stroke at full strength.
    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// Gives a stroke.
    /// - Parameter intensity: From 0, which isn't felt, to 1.
    public func impactOccurred(intensity: CGFloat) { give(feedback(intensity)) }
    /// Gives a stroke at full strength. The place has no effect.
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Gives a stroke. The place has no effect.
    /// - Parameter intensity: From 0, which isn't felt, to 1.
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

/// Lets a person feel whether something went well.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    /// Lets the person feel how something went.
    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: give(.success)
        case .warning: give(.warning)
        case .error: give(.error)
        }
    }

    /// Lets the person feel how something went. The place has no effect.
    public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

/// Lets a person feel that another value is selected.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the person feel that another value is selected.
    public func selectionChanged() { give(.selection) }
    /// Lets the person feel that another value is selected. The place has no effect.
    public func selectionChanged(at location: CGPoint) { selectionChanged() }
}
