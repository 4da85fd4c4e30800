import Foundation
import SwiftUICore

/// Shows the search bar of a navigation item above the content of its page, and the results over the content.
struct SearchDrawer: ViewModifier {
    let item: UINavigationItem.Look

    func body(content: Content) -> some View {
        content
            .overlay { cover }
            .safeAreaInset(edge: .top, spacing: 0) {
                if let search = item.search, !item.isSearchFolded || search.look.isActive {
                    GuestPage(view: search.searchBar)
                        .background { Rectangle().fill(.bar) }
                        .id(ObjectIdentifier(search))
                }
            }
    }

    @ViewBuilder private var cover: some View {
        if let search = item.search, search.look.isActive {
            if let results = search.shownResults {
                ControllerPage(controller: results)
                    .background(results.navigationItem.look.ground.map(Color.init(bridged:)) ?? Color.clear)
                    .id(ObjectIdentifier(results))
            } else if search.look.obscures {
                Color.black.opacity(0.2).onTapGesture { search.isActive = false }
                    .ignoresSafeArea(edges: .bottom)
                    .accessibilityHidden(true)
            }
        }
    }
}

extension UIScrollView {
    /// How far the content has to be scrolled until the search bar is hidden, in points.
    private static let foldingPoints: CGFloat = 56

    /// Hides the search bar of the page's navigation item when its content was scrolled, and shows it at the top again.
    ///
    /// The content becomes higher by the bar. So that it doesn't get back to the top by itself, the bar stays unless there
    /// is enough left to scroll.
    func foldSearchBar() {
        guard let item = pageWithSearch?.navigationItem, let search = item.searchController else { return }
        let room = contentSize.height - bounds.height - 2 * search.searchBar.intrinsicContentSize.height
        if contentOffset.y <= 0 {
            if item.look.isSearchFolded { withAnimation { item.look.isSearchFolded = false } }
        } else if item.hidesSearchBarWhenScrolling, !search.isActive, !item.look.isSearchFolded,
            contentOffset.y > Self.foldingPoints, room > Self.foldingPoints
        {
            withAnimation { item.look.isSearchFolded = true }
        }
    }

    /// Nil for a view that scrolls within the content of another one.
    private var pageWithSearch: UIViewController? {
        var responder = next
        while let current = responder, !(current is UIScrollView) {
            if let page = current as? UIViewController, page.navigationItem.look.search != nil { return page }
            responder = current.next
        }
        return nil
    }
}
