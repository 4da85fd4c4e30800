import Foundation
import Observation
@_spi(Nodes) import ViewTree

/// What a page of a navigation stack says about the bars around it. Its bars observe it.
@Observable
@MainActor
final class NavigationPage: Dismissible {
    /// Nil for the root of a stack.
    let id: AnyHashable?
    @ObservationIgnored weak var model: NavigationModel?
    /// The page that the stack of this one is in.
    @ObservationIgnored weak var outer: NavigationPage?
    var title: Text?
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    /// What an automatic mode is.
    var inheritedMode = NavigationBarItem.TitleDisplayMode.large
    var isBackButtonHidden = false
    /// Shown in the place of a column's root: there is no way back.
    var isColumnRoot = false
    /// Whether a text field in the page has the keyboard.
    var isTyping = false
    /// Whether no other page of its stack lies over it.
    var isUppermost = true
    var barVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var barBackgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
    var barBackgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var barSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var subtitle: Text?
    var titleMenu: AnyView?
    private(set) var removedItems: Set<ToolbarDefaultItemKind> = []
    /// How the page comes and goes, where not from the side.
    var transition: _NavigationTransitionKind?
    /// The stacks inside the page, which have bars of their own. There are two while one takes the other's place.
    var innerStackCount = 0
    var hasInnerStack: Bool { innerStackCount > 0 }
    /// What the page's views have said of it.
    @ObservationIgnored var settings = PageSettings()
    /// What scrolling made of the bar.
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

    /// From the first page of a column, to the column that lies below it.
    var wayBack: (() -> Void)? {
        guard isStart else { return nil }
        return model?.place.flatMap { $0.hasWayBack ? $0.goBack : nil } ?? outer?.wayBack
    }

    /// Whether it is the page that its stack shows, in a column that is seen.
    var isTop: Bool { isUppermost && !isOutOfSight }

    /// Whether the page is in a column that nobody sees.
    var isOutOfSight: Bool { model?.place?.isOutOfSight ?? false || outer?.isOutOfSight ?? false }

    func items(_ bar: ToolbarSlot) -> [ToolbarEntry] { items.filter { $0.placement.slot == bar } }

    /// What one modifier puts into the bars.
    private struct Contribution {
        let depth: Int
        /// How many modifiers were there before it.
        let number: Int
        var items: [ToolbarEntry]
    }

    /// The items of the outer modifiers come first; of those beside each other, the items of the one that came first.
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

    /// Whether an item is taken out of the bars that have it by themselves.
    subscript(isRemoved item: ToolbarDefaultItemKind) -> Bool {
        get { removedItems.contains(item) }
        set { if newValue { removedItems.insert(item) } else { removedItems.remove(item) } }
    }

    /// What a bar is painted with by the page's wish, or the app's; nil leaves it to the bar.
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

    /// What serves the field that has the keyboard.
    var keyboardItems: [ToolbarEntry] { isTyping && !hasInnerStack ? items(.keyboard) : [] }

    func isShown(_ bar: ToolbarPlacement.Bar) -> Bool {
        // The bars of a stack within the first page take the place of this one's. A page that was gone to keeps its bar,
        // for the way back.
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
