import Foundation

/// A swipe action: a button that appears when a row is swiped.
///
/// See [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The meaning of the button.
    public enum Style: Int, Sendable { case normal, destructive }
    /// The action's closure. It gets the action, a view, and a completion to call with whether the action succeeded.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The meaning of the button.
    public let style: Style
    /// The closure that a press calls.
    public let handler: Handler
    /// The button's title.
    open var title: String?
    /// The button's color; nil is the style's.
    open var backgroundColor: UIColor!
    /// The button's image. It replaces the title.
    open var image: UIImage?

    /// A swipe action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.handler) = (style, handler)
        self.title = title
        super.init()
    }
}

/// The swipe actions of a row.
///
/// See [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions.
    public let actions: [UIContextualAction]
    /// Stored, but has no effect here: a full swipe shows the buttons and performs none of them.
    open var performsFirstActionWithFullSwipe = true

    /// A configuration with actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
