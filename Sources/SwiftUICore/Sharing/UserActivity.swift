import Foundation

// Handing an activity over between devices is the system's; what leads into an app here is its address, and what it
// remembers.

/// What a person does in an app at a moment.
@available(*, unavailable, message: "Nothing hands activities over to a browser: use onOpenURL, or SceneStorage")
public final class NSUserActivity {
    public init(activityType: String) {}
    public var activityType: String { "" }
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var webpageURL: URL?
    public var isEligibleForHandoff = false
    public var isEligibleForSearch = false
    public var isEligibleForPrediction = false
    public var targetContentIdentifier: String?
    public func becomeCurrent() {}
    public func resignCurrent() {}
    public func invalidate() {}
}

extension View {
    @available(*, unavailable, message: "Nothing hands activities over to a browser: use onOpenURL")
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        self
    }

    @available(*, unavailable, message: "Nothing hands activities over to a browser: use SceneStorage")
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        self
    }

    @available(*, unavailable, message: "Nothing hands activities over to a browser: use SceneStorage")
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        self
    }
}
