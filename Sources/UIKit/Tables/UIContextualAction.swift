import Foundation

/// A button that a swipe over a row uncovers.
///
/// See [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What the button means.
    public enum Style: Int, Sendable { case normal, destructive }
    /// What a press does: it gets the action, a view, and a closure to call with whether it succeeded.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the button means.
    public let style: Style
    /// What a press does.
    public let handler: Handler
    /// The button's words.
    open var title: String?
    /// The button's colour; nil is the style's.
    open var backgroundColor: UIColor!
    /// The button's image, which takes the place of its words.
    open var image: UIImage?

    /// A button.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.handler) = (style, handler)
        self.title = title
        super.init()
    }
}

/// The buttons that a swipe over a row uncovers.
///
/// See [UISwipeActionsConfiguration](https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration).
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The buttons.
    public let actions: [UIContextualAction]
    /// Kept, and has no effect here: a full swipe uncovers the buttons and presses none.
    open var performsFirstActionWithFullSwipe = true

    /// Buttons.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
