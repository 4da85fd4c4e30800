import Foundation
@_spi(Nodes) import ViewTree

/// How a page's bar responds to scrolling: a large title shrinks into the bar until the content is scrolled to the top
/// again, and the bar has a background while content is under it.
struct BarScrolling {
    /// The distance that the content has to be scrolled before a large title shrinks, in points.
    private static let giveWay: CGFloat = 20
    /// The minimum distance that must be scrollable, in points; otherwise content that hardly scrolls would make the
    /// title shrink and grow repeatedly.
    private static let leastScrolling: CGFloat = 100
    /// The minimum fraction of the page's height that a scroll view must have to affect the title.
    private static let leastShare: CGFloat = 0.5
    static let animation = Animation.easeOut(duration: 0.2)

    struct State: Equatable {
        var isTitleSmall = false
        var isOverContent = false
    }

    private(set) var state = State()
    /// The scroll view that determined the state.
    private weak var scroll: ScrollLayoutNode?

    /// Called when a scroll view has scrolled; returns whether the bar changes.
    @MainActor
    mutating func follow(_ moved: ScrollLayoutNode, hasLargeTitle: Bool) -> Bool {
        guard scroll == nil ? moved.offset.y > 0 && Self.isOnPage(moved) : scroll === moved else { return false }
        let isAtTop = moved.offset.y <= 0
        scroll = isAtTop ? nil : moved
        let old = state
        state.isOverContent = !isAtTop && moved.reach.top > 0
        state.isTitleSmall = hasLargeTitle && !isAtTop && (state.isTitleSmall || Self.makesRoom(moved))
        return state != old
    }

    /// Called when the scroll view is removed.
    mutating func forget(_ gone: ScrollLayoutNode) -> Bool {
        guard scroll === gone else { return false }
        scroll = nil
        state = State()
        return true
    }

    /// Whether a scroll view is the page's own, rather than inside of another scroll view or in a sheet.
    @MainActor
    private static func isOnPage(_ scroll: ScrollLayoutNode) -> Bool {
        scroll.axes.contains(.vertical) && scroll.enclosingScroll(along: .vertical) == nil && page(of: scroll) != nil
    }

    @MainActor
    private static func page(of scroll: ScrollLayoutNode) -> PageLayoutNode? {
        sequence(first: scroll as LayoutNode, next: \.parent).lazy.compactMap { $0 as? PageLayoutNode }.first
    }

    @MainActor
    private static func makesRoom(_ scroll: ScrollLayoutNode) -> Bool {
        guard let page = page(of: scroll), scroll.size.height >= page.size.height * leastShare else { return false }
        return scroll.offset.y > giveWay && scroll.contentSize.height - scroll.size.height > leastScrolling
    }
}
