import Foundation

/// Shows one of several views, which people select in a bar below it or, if the views are pages, by swiping.
///
/// See [TabView](https://developer.apple.com/documentation/swiftui/tabview).
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// A tab view of the views of a closure, whose tags are the values of the selection; with nil, the tab view keeps
    /// the selection itself.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// A tab view of tabs, whose values are those of the selection.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabList, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = _TabList(entries: content().entries)
    }

    /// What the view shows.
    public var body: some View {
        SubviewReader(content: content) { subviews in Tabs(subviews: subviews, selection: selection) }
            .environment(\.hasLazyTabs, true)
    }
}

extension TabView where SelectionValue == Int {
    /// A tab view of the views of a closure, which keeps the selection itself.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }

    /// A tab view of tabs without values, which keeps the selection itself.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == _TabList, C.TabValue == Never {
        selection = nil
        self.content = _TabList(entries: content().entries)
    }
}

/// The tabs of a tab view, and which of them is selected.
private struct Tabs<SelectionValue: Hashable>: View {
    let subviews: SubviewsCollection
    let selection: Binding<SelectionValue>?
    /// The selected tab if the app has no binding for it; nil until a tab is selected.
    @State private var own: AnyHashable?
    @Environment(\.tabViewStyle) private var style

    var body: some View {
        switch style {
        case .bar: TabBarView(subviews: subviews, index: index)
        case .pages(let indicator):
            PagesView(subviews: subviews, index: index, indicator: indicator)
                .showingTabs(subviews, subviews.map(\.tabID))
        }
    }

    /// The index of the selected tab. If the selection is none of the tabs' values, it is the first tab.
    private var index: Binding<Int> {
        guard let selection else { return ownIndex }
        let values = subviews.map { $0.tag(for: SelectionValue.self) }
        return Binding(
            location: FunctionalLocation(
                get: { values.firstIndex { $0 == selection.wrappedValue } ?? 0 },
                set: { index, transaction in
                    guard values.indices.contains(index), let value = values[index] else { return }
                    withTransaction(transaction) { selection.wrappedValue = value }
                }))
    }

    private var ownIndex: Binding<Int> {
        Binding(
            location: FunctionalLocation(
                get: { subviews.firstIndex { $0.tabID == own } ?? 0 },
                set: { index, transaction in
                    guard subviews.indices.contains(index) else { return }
                    withTransaction(transaction) { own = subviews[index].tabID }
                }))
    }
}

// MARK: - Styles

/// The appearance of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
    static var _isPaged: Bool { get }
    var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode { get }
}

extension TabViewStyle {
    /// False: the views have a bar.
    public static var _isPaged: Bool { false }
    /// Has an effect only if the views are pages: a tab bar has no dots.
    public var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode { .automatic }
}

/// A bar below the view.
public struct DefaultTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// A bar below the view.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public nonisolated init() {} }
/// On Apple's systems, a sidebar in wide windows; here always a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public nonisolated init() {} }

/// Pages side by side, between which people swipe.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether dots under the pages show which one is visible.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// If there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    /// True: the views are pages.
    public static var _isPaged: Bool { true }
    /// Whether dots show which page is visible.
    public let _indexDisplayMode: IndexDisplayMode

    /// Pages, with dots or without.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { _indexDisplayMode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar below the view.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar of tabs with their sections one after the other.
public struct GroupedTabViewStyle: TabViewStyle { public nonisolated init() {} }

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar of tabs with their sections one after the other.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar below the view.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// On Apple's systems, a sidebar in wide windows; here always a bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, between which people swipe.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages, with dots or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// A style as it is kept in the environment.
enum TabLook: Equatable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
}

private struct TabViewStyleKey: EnvironmentKey {
    static var defaultValue: TabLook { .bar }
}

extension EnvironmentValues {
    var tabViewStyle: TabLook {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every tab view in this view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewStyle, S._isPaged ? .pages(style._indexDisplayMode) : .bar)
    }
}
