private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

/// How much the ground behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    /// The ground doesn't stand out.
    public static let standard = BackgroundProminence(name: "standard")
    /// The ground stands out, as that of a chosen row does on some systems.
    public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
    /// Whether a screen that is always on is dimmed. A browser's page isn't shown then.
    public var isLuminanceReduced: Bool { false }

    /// Whether an app can open windows: pages of the browser.
    public var supportsMultipleWindows: Bool { windowDoor != nil }

    /// Whether the window looks as if it were in use: while it is.
    public var appearsActive: Bool { scenePhase == .active }

    /// Whether the keyboard writes in the window: while it is in use.
    public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

    /// Whether the window's picture is being recorded. A browser doesn't say.
    public var isSceneCaptured: Bool { false }

    /// Whether a tab view shows its sections as well. A bar doesn't, and there is no sidebar.
    public var isTabBarShowingSections: Bool { false }

    /// How much the ground behind this view stands out. The rows that are chosen here have a light one, on which text
    /// stays as it is.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// Asks for a review of the app. No store is there to take one, so nobody is asked, as on Apple's platforms where
    /// somebody has been asked already.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks for a review: `requestReview()`. Nobody is asked here.
@MainActor
public struct RequestReviewAction {
    nonisolated init() {}
    /// Does nothing: nobody is asked.
    public func callAsFunction() {}
}
