// How a Mac's windows look and when they are opened. Here the browser decides that: all of it is accepted and has no
// effect.

/// How a window of a Mac looks.
public protocol WindowStyle: Sendable {}

/// The system's choice.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window without a bar for its title.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a frame.
public struct PlainWindowStyle: WindowStyle { public init() {} }
/// A window with a bar for its title.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }

/// How the toolbar of a Mac's window looks.
public protocol WindowToolbarStyle: Sendable {}

/// The system's choice.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// The title over the toolbar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// The title beside the toolbar, in little room.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
/// The title beside the toolbar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The title beside the toolbar, in little room.
    public static var unifiedCompact: Self { Self() }
    /// The title beside the toolbar, in little room; whether it shows is ignored here.
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The title beside the toolbar.
    public static var unified: Self { Self() }
    /// The title beside the toolbar; whether it shows is ignored here.
    public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

/// Whether a scene's windows come back when the app starts anew.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// The windows don't come back.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene's window is opened when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// The window is opened.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// The window stays closed.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether people can do something with a Mac's window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// People can.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// People can't.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension View {
    /// Accepted and has no effect here.
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Accepted and has no effect here.
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Accepted and has no effect here.
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Accepted and has no effect here.
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Accepted and has no effect here.
    public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
    /// Accepted and has no effect here.
    public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}

extension Scene {
    /// Accepted and has no effect here.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Accepted and has no effect here.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Accepted and has no effect here.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Accepted and has no effect here: a page always shows the app's first scene.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

    /// Accepted and has no effect here: a page can't open another window.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene { self }

    /// Accepted and has no effect here: a page can't open another window.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
}
