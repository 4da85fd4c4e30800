import Foundation
import SwiftUICore

/// Something that the person feels, where the device can: browsers on many phones vibrate once a person has touched the page.
///
/// See [UIFeedbackGenerator](https://developer.apple.com/documentation/uikit/uifeedbackgenerator).
@MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// For a view, whose window it is felt at.
    public init(view: UIView) { super.init() }

    /// A browser needs no time to prepare.
    open func prepare() {}

    func give(_ feedback: SensoryFeedback) { ViewGraph.current?.give(feedback) }
}

/// A stroke, as when one thing hits another.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or how hard the things are.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    public override convenience init() { self.init(style: .medium) }

    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: From 0, which isn't felt, to 1.
    public func impactOccurred(intensity: CGFloat) { give(feedback(intensity)) }
    public func impactOccurred(at location: CGPoint) { impactOccurred() }
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

/// That something went well, or didn't.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: give(.success)
        case .warning: give(.warning)
        case .error: give(.error)
        }
    }

    public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

/// That a selection moved on.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { give(.selection) }
    public func selectionChanged(at location: CGPoint) { selectionChanged() }
}
