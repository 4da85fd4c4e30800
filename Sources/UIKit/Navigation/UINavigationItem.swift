import Foundation
import Observation
import SwiftUICore

/// The content of a navigation bar for a controller: its title, and the items on both sides.
///
/// See [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// How large a title is.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    /// The observable state that the bar reads.
    @MainActor @Observable
    final class Look {
        var title: String?
        var titleView: UIView?
        var leading: [UIBarButtonItem] = []
        var trailing: [UIBarButtonItem] = []
        var hidesBackButton = false
        var titleMode = LargeTitleDisplayMode.automatic
        var bottom: [UIBarButtonItem] = []
        var search: UISearchController?
        /// Whether the search bar is hidden because the content was scrolled.
        var isSearchFolded = false
        /// The background of the controller's view.
        var ground: UIColor?
    }

    let look = Look()
    /// The controller whose item this is.
    weak var controller: UIViewController?

    /// An item with a title.
    public init(title: String) {
        super.init()
        look.title = title
    }

    /// The title in the bar.
    open var title: String? {
        get { look.title }
        set { look.title = newValue }
    }
    /// A custom view in place of the title.
    open var titleView: UIView? {
        get { look.titleView }
        set { look.titleView = newValue }
    }
    /// Stored, but has no effect here: a bar has one line.
    open var prompt: String?
    /// How large the title is.
    open var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { look.titleMode }
        set { look.titleMode = newValue }
    }
    /// Whether the back button is hidden.
    open var hidesBackButton: Bool {
        get { look.hidesBackButton }
        set { look.hidesBackButton = newValue }
    }
    /// Stored, but has no effect here: the back button has the title of the page that it leads to.
    open var backButtonTitle: String?
    /// Stored, but has no effect here: the back button has the title of the page that it leads to.
    open var backBarButtonItem: UIBarButtonItem?

    /// What a back button says.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// Stored, but has no effect here: the back button has the title of the page that it leads to.
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    // MARK: Entries

    /// The first item on the left; nil if there is none.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { look.leading.first }
        set { look.leading = newValue.map { [$0] } ?? [] }
    }
    /// The first item on the right; nil if there is none.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { look.trailing.first }
        set { look.trailing = newValue.map { [$0] } ?? [] }
    }
    /// The items on the left, from left to right.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { look.leading }
        set { look.leading = newValue ?? [] }
    }
    /// The items on the right, from right to left.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { look.trailing }
        set { look.trailing = newValue ?? [] }
    }
    /// Stored, but has no effect here: the back button is always shown beside other items.
    open var leftItemsSupplementBackButton = false

    /// Replaces the items on the left by one.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Replaces the items on the right by one.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items on the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items on the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    // MARK: Search

    /// The positions of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// The search, whose bar is shown below the navigation bar; nil if there is none.
    open var searchController: UISearchController? {
        get { look.search }
        set {
            guard newValue !== look.search else { return }
            look.search?.removeFromParent()
            if let newValue { controller?.addChild(newValue) }
            look.search = newValue
        }
    }
    /// Whether the search bar is hidden while the content is scrolled. True by default. It goes and comes as a whole here,
    /// and stays if there is little to scroll, or during a search.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if !hidesSearchBarWhenScrolling { look.isSearchFolded = false } }
    }
    /// Stored, but has no effect here: a search bar is always below the navigation bar.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Always `stacked`: a search bar is below the navigation bar.
    public var searchBarPlacement: SearchBarPlacement { .stacked }
}
