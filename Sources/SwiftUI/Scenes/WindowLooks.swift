// The look of a Mac's windows, and when they open. Here the browser decides that, so none of it has an effect.

/// The look of a Mac's window.
public protocol WindowStyle: Sendable {}

/// The system's choice.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window without a frame.
public struct PlainWindowStyle: WindowStyle { public init() {} }
/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }

/// The look of the toolbar of a Mac's window.
public protocol WindowToolbarStyle: Sendable {}

/// The system's choice.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// The title over the toolbar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// The title next to the toolbar, in a compact form.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
/// The title next to the toolbar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The title next to the toolbar, in a compact form.
    public static var unifiedCompact: Self { Self() }
    /// The title next to the toolbar, in a compact form; `showsTitle` is ignored here.
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The title next to the toolbar.
    public static var unified: Self { Self() }
    /// The title next to the toolbar; `showsTitle` is ignored here.
    public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

/// Whether a scene's windows are restored when the app restarts.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// The windows aren't restored.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene's window opens when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// The window opens.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// The window stays closed.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether people can perform an action on a Mac's window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// The action is enabled.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// The action is disabled.
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
    /// Accepted and has no effect here: a page that a person opens always shows the app's first scene.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

    /// Accepted and has no effect here.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene { self }

    /// Accepted and has no effect here.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
}
