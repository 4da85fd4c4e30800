import Foundation

// Handing an activity over between devices is the system's; what leads into an app here is its address, and what it
// remembers.

/// What a person does in an app at a moment.
@available(*, unavailable, message: "Nothing hands activities over to a browser: use onOpenURL, or SceneStorage")
public final class NSUserActivity {
    /// An activity of a type. Not available.
    public init(activityType: String) {}
    /// The type. Not available.
    public var activityType: String { "" }
    /// What the activity is called. Not available.
    public var title: String?
    /// What it takes to go on with it. Not available.
    public var userInfo: [AnyHashable: Any]?
    /// The address of a page for it. Not available.
    public var webpageURL: URL?
    /// Whether another device may go on with it. Not available.
    public var isEligibleForHandoff = false
    /// Whether it can be searched for. Not available.
    public var isEligibleForSearch = false
    /// Whether it may be suggested. Not available.
    public var isEligibleForPrediction = false
    /// What tells which window it belongs to. Not available.
    public var targetContentIdentifier: String?
    /// Makes it what the person does now. Not available.
    public func becomeCurrent() {}
    /// Ends its being what the person does now. Not available.
    public func resignCurrent() {}
    /// Ends the activity. Not available.
    public func invalidate() {}
}

extension View {
    /// Goes on with an activity. Not available.
    @available(*, unavailable, message: "Nothing hands activities over to a browser: use onOpenURL")
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        self
    }

    /// Says what the person does in the view. Not available.
    @available(*, unavailable, message: "Nothing hands activities over to a browser: use SceneStorage")
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        self
    }

    /// Says what the person does in the view. Not available.
    @available(*, unavailable, message: "Nothing hands activities over to a browser: use SceneStorage")
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        self
    }
}
