private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    /// A normal background.
    public static let standard = BackgroundProminence(name: "standard")
    /// A prominent background, such as that of a selected row on some systems.
    public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
    /// Whether an always-on screen is dimmed. A browser doesn't show its page then.
    public var isLuminanceReduced: Bool { false }

    /// Whether an app can open windows: pages in the browser.
    public var supportsMultipleWindows: Bool { windowDoor != nil }

    /// Whether the window looks active: true while it is in use.
    public var appearsActive: Bool { scenePhase == .active }

    /// Whether the window has the keyboard: `key` while it is in use.
    public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

    /// Whether the screen is being recorded. Browsers don't report that.
    public var isSceneCaptured: Bool { false }

    /// Whether a tab view also shows its sections. A tab bar doesn't, and there is no sidebar.
    public var isTabBarShowingSections: Bool { false }

    /// The prominence of the background behind this view. Selected rows here have a light background, on which text doesn't
    /// change.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// Requests a review of the app. There is no store, so nothing is shown, as on Apple's platforms when a review was requested
    /// recently.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Requests a review: `requestReview()`. Nothing is shown here.
@MainActor
public struct RequestReviewAction {
    nonisolated init() {}
    /// Does nothing.
    public func callAsFunction() {}
}
