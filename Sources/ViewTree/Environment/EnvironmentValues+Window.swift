/// The available space along an axis: a phone's portrait width is compact, a tablet's regular.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether an app's window is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It isn't visible: its tab or browser is in the background.
    case background
    /// Between the two others. Browsers don't report when a visible window is not in use.
    case inactive
    case active
}

private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// Regular from 640 points on.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Regular from 480 points on.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the view's window is in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension UserInterfaceSizeClass {
    package static func horizontal(width: Double) -> UserInterfaceSizeClass { width < 640 ? .compact : .regular }
    package static func vertical(height: Double) -> UserInterfaceSizeClass { height < 480 ? .compact : .regular }
}
