import Foundation
import Observation

/// What a page of a navigation stack says about the bars around it. Its bars observe it.
@Observable
@MainActor
final class NavigationPage: Dismissible {
    /// Nil for the root of a stack.
    let id: AnyHashable?
    @ObservationIgnored weak var model: NavigationModel?
    var title: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    /// What an automatic mode is.
    var inheritedMode = NavigationBarItem.TitleDisplayMode.large
    var isBackButtonHidden = false
    /// Shown in the place of a column's root: there is no way back.
    var isColumnRoot = false
    var isTop = true
    var barVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var barBackgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
    var barBackgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var barSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var subtitle: Text?
    var titleMenu: AnyView?
    private(set) var removedItems: Set<ToolbarDefaultItemKind> = []
    /// How the page comes and goes, where not from the side.
    var transition: _NavigationTransitionKind?
    /// A stack inside the page has bars of its own.
    var hasInnerStack = false
    /// What the page's views have said of it.
    @ObservationIgnored var settings = PageSettings()
    /// What scrolling made of the bar.
    private(set) var bar = BarScrolling.State()
    @ObservationIgnored private var scrolling = BarScrolling()
    private(set) var items: [ToolbarEntry] = []
    @ObservationIgnored private var contributions: [ObjectIdentifier: (depth: Int, items: [ToolbarEntry])] = [:]

    init(id: AnyHashable?, model: NavigationModel) {
        self.id = id
        self.model = model
    }

    func dismiss() { if let id { model?.popPage(of: id) } }

    func items(_ bar: ToolbarSlot) -> [ToolbarEntry] { items.filter { $0.placement.slot == bar } }

    /// The items of the outer modifiers come first.
    func contribute(_ owner: ViewNode, _ items: [ToolbarEntry]?) {
        contributions[ObjectIdentifier(owner)] = items.map { (owner.depth, $0) }
        self.items = contributions.values.sorted { $0.depth < $1.depth }.flatMap(\.items)
    }

    /// Whether an item is taken out of the bars that have it by themselves.
    subscript(isRemoved item: ToolbarDefaultItemKind) -> Bool {
        get { removedItems.contains(item) }
        set { if newValue { removedItems.insert(item) } else { removedItems.remove(item) } }
    }

    /// What a bar is painted with by the page's wish; nil leaves it to the bar.
    func background(of bar: ToolbarPlacement.Bar) -> AnyShapeStyle? {
        switch barBackgroundVisibility[bar] ?? .automatic {
        case .automatic: barBackgrounds[bar]
        case .visible: barBackgrounds[bar] ?? AnyShapeStyle(.bar)
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

    func isShown(_ bar: ToolbarPlacement.Bar) -> Bool {
        if hasInnerStack { return false }
        switch barVisibility[bar] ?? .automatic {
        case .visible: return true
        case .hidden: return false
        case .automatic:
            return bar == .bottom
                ? !items(.bottom).isEmpty : id != nil || title != nil || items.contains { $0.placement.slot != .bottom }
        }
    }
}
