/// The API for the sidebar that Apple's tab views have on a wide iPad or a Mac. Here, as on an iPhone, a tab view has
/// no sidebar, and every tab has its button in the bar: what is only about the sidebar is accepted without effect.

/// Where the tabs of an adaptable tab view are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// The default: a bar.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// In a bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// In a sidebar on Apple's systems; here in a bar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The placement of a tab among the others.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// The default. No effect here.
    public static let automatic = TabPlacement(name: "automatic")
    /// Always at the end of the bar. No effect here.
    public static let pinned = TabPlacement(name: "pinned")
    /// Only in a sidebar. No effect here.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What people may change about a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// The default. No effect here.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// Its place among the others. No effect here.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// Nothing. No effect here.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension TabContent {
    /// Sets the identifier under which people's changes are stored. No effect here: a bar can't be customized.
    public func customizationID(_ id: String) -> _TabGroup<TabValue> { unchanged }

    /// Sets what people may change about the tab. No effect here: a bar can't be customized.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> _TabGroup<TabValue> {
        unchanged
    }

    /// Sets whether the tab is visible until people change that. No effect here: a bar can't be customized, and there
    /// would be no other way to reach the tab. `hidden(_:)` hides it.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> _TabGroup<TabValue> {
        unchanged
    }

    /// No effect here: the tab keeps its place in the bar.
    public func tabPlacement(_ placement: TabPlacement) -> _TabGroup<TabValue> { unchanged }

    /// No effect here: only a sidebar's rows can be swiped. `contextMenu(menuItems:)` has an effect.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> _TabGroup<TabValue> {
        unchanged
    }

    /// No effect here: only a sidebar has rows for a section's actions.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> _TabGroup<TabValue> { unchanged }

    private var unchanged: _TabGroup<TabValue> { changed { _ in } }
}

extension View {
    /// Binds people's changes to a sidebar. No effect here: there is no sidebar, so that the value stays as the app set
    /// it.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    /// A view above the tabs of a sidebar. Not shown here: there is no sidebar.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// A view below the tabs of a sidebar. Not shown here: there is no sidebar.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// A bar at the bottom of a sidebar. Not shown here: there is no sidebar. `tabViewBottomAccessory(content:)` is
    /// shown.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// No effect here: a bar is shown in any case.
    public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
    {
        self
    }
}
