/// What Apple's tabs do in the sidebar of a wide iPad or a Mac. Here, as on an iPhone, a tab view has no sidebar, and
/// every tab has its button in the bar: what is only about the sidebar is taken and changes nothing.

/// Where the tabs of an adaptable tab view are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// As the place has it: a bar.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// In a bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// In a sidebar elsewhere; here in a bar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands among the others.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// As the place has it. No effect here.
    public static let automatic = TabPlacement(name: "automatic")
    /// At the end of the bar, where it stays. No effect here.
    public static let pinned = TabPlacement(name: "pinned")
    /// In a sidebar alone. No effect here.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a person may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// As the place has it. No effect here.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// Its place among the others. No effect here.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// Nothing. No effect here.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension TabContent {
    /// The name by which a person's changes are kept. Nobody can change a bar: nothing is kept by it.
    public func customizationID(_ id: String) -> _TabGroup<TabValue> { unchanged }

    /// What a person may change. Nobody can change a bar.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> _TabGroup<TabValue> {
        unchanged
    }

    /// Whether the tab is seen until a person says otherwise. In a bar that nobody can change it is seen, as nothing
    /// else would lead to it; `hidden(_:)` hides it.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> _TabGroup<TabValue> {
        unchanged
    }

    /// The tab keeps its place in the bar, whichever is asked for.
    public func tabPlacement(_ placement: TabPlacement) -> _TabGroup<TabValue> { unchanged }

    /// No effect here: only a sidebar's rows can be swiped. `contextMenu(menuItems:)` is shown.
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
    /// A person's changes to a sidebar. There is none, so that the value stays as the app made it.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    /// A view over the tabs of a sidebar. There is none: it is not shown.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// A view under the tabs of a sidebar. There is none: it is not shown.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// A bar at the bottom of a sidebar. There is none: it is not shown, and `tabViewBottomAccessory(content:)` is.
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// A bar is shown, whichever is asked for.
    public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
    {
        self
    }
}
