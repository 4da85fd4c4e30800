import Foundation
import Observation
@_spi(Nodes) import ViewTree

/// A page of a navigation stack, with its settings for the bars around it. Its bars observe it.
@Observable
@MainActor
final class NavigationPage: Dismissible {
    /// The entry's identity; nil for the root of a stack.
    let id: AnyHashable?
    @ObservationIgnored weak var model: NavigationModel?
    /// The page that contains this one's stack.
    @ObservationIgnored weak var outer: NavigationPage?
    var title: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    /// The meaning of the automatic display mode.
    var inheritedMode = NavigationBarItem.TitleDisplayMode.large
    var isBackButtonHidden = false
    /// Whether the page replaces a column's root: there is no page to go back to.
    var isColumnRoot = false
    /// Whether a text field in the page has the focus.
    var isTyping = false
    /// Whether it is the topmost page of its stack.
    var isUppermost = true
    var barVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var barBackgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
    var barBackgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var barSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var subtitle: Text?
    var titleMenu: AnyView?
    /// The search field of a view in the page, which is under the title.
    var searchBar: AnyView?
    private(set) var removedItems: Set<ToolbarDefaultItemKind> = []
    /// The page's transition, if it doesn't slide in from the side.
    var transition: _NavigationTransitionKind?
    /// The number of stacks inside the page, which have their own bars. There are two while one replaces the other.
    var innerStackCount = 0
    var hasInnerStack: Bool { innerStackCount > 0 }
    /// The settings that the page's views have made.
    @ObservationIgnored var settings = PageSettings()
    /// The state of the bar that results from scrolling.
    private(set) var bar = BarScrolling.State()
    @ObservationIgnored private var scrolling = BarScrolling()
    private(set) var items: [ToolbarEntry] = []
    @ObservationIgnored private var contributions: [ObjectIdentifier: Contribution] = [:]
    @ObservationIgnored private var contributionCount = 0

    init(id: AnyHashable?, model: NavigationModel) {
        self.id = id
        self.model = model
    }

    func dismiss() {
        if let wayBack { wayBack() } else if let id { model?.popPage(of: id) }
    }

    /// An action that goes back from a column's first page to the column below; nil for all other pages.
    var wayBack: (() -> Void)? {
        guard isStart else { return nil }
        return model?.place.flatMap { $0.hasWayBack ? $0.goBack : nil } ?? outer?.wayBack
    }

    /// Whether the page is the topmost of its stack, in a visible column.
    var isTop: Bool { isUppermost && !isOutOfSight }

    /// Whether the page is in a column that isn't visible.
    var isOutOfSight: Bool { model?.place?.isOutOfSight ?? false || outer?.isOutOfSight ?? false }

    func items(_ bar: ToolbarSlot) -> [ToolbarEntry] { items.filter { $0.placement.slot == bar } }

    /// The items that one modifier adds to the bars.
    private struct Contribution {
        let depth: Int
        /// The number of modifiers before it.
        let number: Int
        var items: [ToolbarEntry]
    }

    /// Sets a modifier's items. Items of outer modifiers come first; those of modifiers on the same level are in the
    /// order in which the modifiers appeared.
    func contribute(_ owner: ViewNode, _ items: [ToolbarEntry]?) {
        let key = ObjectIdentifier(owner)
        if let items {
            let number = contributions[key]?.number ?? contributionCount
            contributionCount = max(contributionCount, number + 1)
            contributions[key] = Contribution(depth: owner.depth, number: number, items: items)
        } else {
            contributions[key] = nil
        }
        self.items = contributions.values.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }.flatMap(\.items)
    }

    /// Whether a default item is removed from the bars.
    subscript(isRemoved item: ToolbarDefaultItemKind) -> Bool {
        get { removedItems.contains(item) }
        set { if newValue { removedItems.insert(item) } else { removedItems.remove(item) } }
    }

    /// The background of a bar that the page, or the app, has set; nil for the bar's own.
    func background(of bar: ToolbarPlacement.Bar) -> AnyShapeStyle? {
        switch barBackgroundVisibility[bar] ?? .automatic {
        case .automatic: barBackgrounds[bar] ?? BarLook.shared.background(of: bar)
        case .visible: barBackgrounds[bar] ?? BarLook.shared.background(of: bar) ?? AnyShapeStyle(.bar)
        case .hidden: AnyShapeStyle(.clear)
        }
    }

    /// Whether there is no page to go back to.
    var isStart: Bool { id == nil || isColumnRoot }

    var isInline: Bool {
        switch displayMode {
        case .automatic: inheritedMode == .inline
        case .inline: true
        case .large: false
        }
    }

    /// Called after each layout of a scroll view in the page.
    func contentDidScroll(_ scroll: ScrollLayoutNode) {
        if scrolling.follow(scroll, hasLargeTitle: !isInline) { changeBar(scroll.graph) }
    }

    func scrollViewDidRetire(_ scroll: ScrollLayoutNode) {
        if scrolling.forget(scroll) { changeBar(scroll.graph) }
    }

    private func changeBar(_ graph: ViewGraph) {
        graph.afterCommit { [self] in
            guard bar != scrolling.state else { return }
            withAnimation(BarScrolling.animation) { bar = scrolling.state }
        }
    }

    /// The items for the focused text field.
    var keyboardItems: [ToolbarEntry] { isTyping && !hasInnerStack ? items(.keyboard) : [] }

    func isShown(_ bar: ToolbarPlacement.Bar) -> Bool {
        // The bars of a stack inside of the first page replace this page's. A pushed page keeps its bar, for the back
        // button.
        if hasInnerStack, isStart || bar != .navigation { return false }
        switch barVisibility[bar] ?? .automatic {
        case .visible: return true
        case .hidden: return false
        case .automatic:
            return bar == .bottom
                ? !items(.bottom).isEmpty
                : id != nil || title != nil || wayBack != nil || items.contains { $0.placement.slot.isAtTop }
        }
    }
}
