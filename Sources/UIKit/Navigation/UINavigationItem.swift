import Foundation
import Observation
import SwiftUICore

/// What a navigation bar shows for a controller: its title, and the entries at both sides.
///
/// See [UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// How large a title is.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    /// What the bar follows.
    @MainActor @Observable
    final class Look {
        var title: String?
        var titleView: UIView?
        var leading: [UIBarButtonItem] = []
        var trailing: [UIBarButtonItem] = []
        var hidesBackButton = false
        var titleMode = LargeTitleDisplayMode.automatic
        var bottom: [UIBarButtonItem] = []
        /// The background of the controller's view.
        var ground: UIColor?
    }

    let look = Look()

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
    /// A view in the title's place.
    open var titleView: UIView? {
        get { look.titleView }
        set { look.titleView = newValue }
    }
    /// Kept, and has no effect here: a bar has one line.
    open var prompt: String?
    /// How large the title is.
    open var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { look.titleMode }
        set { look.titleMode = newValue }
    }
    /// Whether the button that leads back isn't shown.
    open var hidesBackButton: Bool {
        get { look.hidesBackButton }
        set { look.hidesBackButton = newValue }
    }
    /// Kept, and has no effect here: the button that leads back names the page to which it leads.
    open var backButtonTitle: String?
    /// Kept, and has no effect here: the button that leads back names the page to which it leads.
    open var backBarButtonItem: UIBarButtonItem?

    /// Shows the button that leads back, or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    // MARK: Entries

    /// The first entry on the left; nil if there is none.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { look.leading.first }
        set { look.leading = newValue.map { [$0] } ?? [] }
    }
    /// The first entry on the right; nil if there is none.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { look.trailing.first }
        set { look.trailing = newValue.map { [$0] } ?? [] }
    }
    /// The entries on the left, from the left.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { look.leading }
        set { look.leading = newValue ?? [] }
    }
    /// The entries on the right, from the right.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { look.trailing }
        set { look.trailing = newValue ?? [] }
    }
    /// Kept, and has no effect here: the button that leads back is shown beside other entries.
    open var leftItemsSupplementBackButton = false

    /// Sets the first entry on the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the first entry on the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the entries on the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the entries on the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}
