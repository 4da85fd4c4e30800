import Foundation
@_spi(Nodes) import ViewTree

/// How a page's bar goes along with what scrolls below it: a large title makes room, and stands small in the bar until the
/// top is reached again; and where content lies under the bar, that has a ground.
struct BarScrolling {
    /// How far the content is scrolled before a large title makes room.
    private static let giveWay: CGFloat = 20
    /// What must be left to scroll once it has, or content that hardly scrolls would make it come and go.
    private static let leastScrolling: CGFloat = 100
    /// The part of the page's height that a scroll view takes whose title it is.
    private static let leastShare: CGFloat = 0.5
    static let animation = Animation.easeOut(duration: 0.2)

    struct State: Equatable {
        var isTitleSmall = false
        var isOverContent = false
    }

    private(set) var state = State()
    /// The one whose scrolling made it so.
    private weak var scroll: ScrollLayoutNode?

    /// Hears where a scroll view stands, and returns whether the bar changes.
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

    /// The scroll view went away.
    mutating func forget(_ gone: ScrollLayoutNode) -> Bool {
        guard scroll === gone else { return false }
        scroll = nil
        state = State()
        return true
    }

    /// Whether a scroll view is the page's, rather than one in another or in a sheet.
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
