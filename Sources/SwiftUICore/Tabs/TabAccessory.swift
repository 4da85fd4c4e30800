private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// What stands above the bar of the tab view here.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}

/// Where the view above a tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, which is small then. Bars here stay as they are, so this is never so.
    case inline
    /// Above the bar.
    case expanded
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// Where the view above a tab bar stands that this view is in; nil where it is in none.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// When a search begins in a tab of its own.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    /// As the system has it. No effect here.
    public static let automatic = TabSearchActivation(name: "automatic")
    /// When the tab is chosen. No effect here.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    /// A search begins here when somebody presses the field, which a tab for searching shows at once.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

extension View {
    /// A view above the bar of the tab view inside, whichever tab is chosen: what is being played, for example.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, accessory(content()))
    }

    /// A view above the bar of the tab view inside, where that is enabled.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabAccessory, isEnabled ? accessory(content()) : nil)
    }

    private func accessory(_ content: some View) -> AnyView {
        AnyView(content.environment(\.tabViewBottomAccessoryPlacement, .expanded))
    }
}
