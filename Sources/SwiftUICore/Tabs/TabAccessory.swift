private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The view above the bar of the tab view in this environment.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}

/// The place of a tab view's bottom accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, which is minimized then. Bars aren't minimized here, so this is never the value.
    case inline
    /// Above the bar.
    case expanded
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// The place of the tab view's bottom accessory that this view is in; nil if it isn't in one.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// When a search begins in a tab for searching.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = TabSearchActivation(name: "automatic")
    /// When the tab is chosen. No effect here.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    /// No effect here: a search begins when somebody presses the field, which a tab for searching shows at once.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

extension View {
    /// Shows a view above the bar of the tab view that this is applied to, whichever tab is selected; for example, what
    /// is being played.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, accessory(content()))
    }

    /// Shows a view above the bar of the tab view that this is applied to, if that is enabled.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabAccessory, isEnabled ? accessory(content()) : nil)
    }

    private func accessory(_ content: some View) -> AnyView {
        AnyView(content.environment(\.tabViewBottomAccessoryPlacement, .expanded))
    }
}
