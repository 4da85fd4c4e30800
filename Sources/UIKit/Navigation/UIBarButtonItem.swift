import Foundation
import SwiftUICore

/// An item of a bar: a button, a space, or a custom view.
///
/// See [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem). Its action is a closure or a
/// target's method.
open class UIBarButtonItem: UIBarItem {
    /// The item's emphasis.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
        /// The same as `done`.
        public static let prominent = Style.done
    }

    /// The standard items, with a system symbol or title.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// The action of the item.
    open var primaryAction: UIAction? {
        didSet {
            actionDidChange()
            showAction()
        }
    }
    /// The method of the target; not called if there is a `primaryAction`. Its parameters, if it has any, are the item and
    /// the event.
    open var action: Selector? { didSet { actionDidChange() } }
    /// The object with the method; it isn't retained. Nil is the first responder in the window that has the method.
    open weak var target: AnyObject?
    /// A menu; a press opens it, or a long press if there is an action.
    open var menu: UIMenu? {
        get { look.menu }
        set { look.menu = newValue }
    }
    /// The item's emphasis.
    open var style: Style {
        get { look.isProminent ? .done : .plain }
        set { look.isProminent = newValue == .done }
    }
    /// The color; nil is the bar's.
    open var tintColor: UIColor? {
        get { look.tint }
        set {
            look.tint = newValue
            if isProxy { BarLook.shared.navigationTint = newValue.map(Color.init(bridged:)) }
        }
    }
    /// A custom view that is shown in place of a button.
    open var customView: UIView? {
        get { look.view }
        set { look.view = newValue }
    }
    /// Whether the item is hidden.
    open var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// Stored, but has no effect here: an item is as wide as its content.
    open var width: CGFloat = 0
    /// Stored, but has no effect here.
    open var possibleTitles: Set<String>?
    /// Whether the item is only a space.
    private(set) var isSpace = false

    /// An empty item without an action.
    public override init() { super.init() }

    /// A standard item.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        show(systemItem)
        look.menu = menu
        self.primaryAction = primaryAction
    }

    /// An item with the title and the image of its action. If there is an image, it is shown in place of the title.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        look.menu = menu
        self.primaryAction = primaryAction
        showAction()
    }

    /// An item with a title and an image. The action's are used for those that are nil.
    public convenience init(
        title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        look.menu = menu
        self.primaryAction = primaryAction
        (look.title, look.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    }

    /// An item with an image.
    public convenience init(image: UIImage?, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: nil, image: image, primaryAction: primaryAction, menu: menu)
    }

    /// An item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        look.view = customView
    }

    /// An item with a title that calls a target's method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
        adopt(target, action)
    }

    /// An item with an image that calls a target's method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image)
        self.style = style
        adopt(target, action)
    }

    /// An item with an image that calls a target's method. The image for landscape isn't used: bars have the same height.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }

    /// A standard item that calls a target's method.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        adopt(target, action)
    }

    private func adopt(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    private func actionDidChange() { look.hasAction = primaryAction != nil || action != nil }

    /// A flexible space between items.
    public static func flexibleSpace() -> Self { space() }
    /// A space between items. Its width is ignored: it is flexible, too.
    public static func fixedSpace(_ width: CGFloat) -> Self { space() }

    private static func space() -> Self {
        let item = UIBarButtonItem(systemItem: .flexibleSpace)
        return unsafeDowncast(item, to: Self.self)
    }

    /// The item's title or image.
    @ViewBuilder var label: some View {
        let words = words(for: look.isEnabled ? .normal : .disabled)
        if let word = look.systemWord, look.title == nil {
            Text.system(LocalizedStringKey(word)).font(words.font).foregroundColor(words.color)
        } else if let image = look.image {
            Image(bridged: image).accessibilityLabel(look.accessibilityLabel ?? look.title ?? "")
        } else {
            Text(verbatim: look.title ?? "").font(words.font).foregroundColor(words.color)
        }
    }

    private func showAction() {
        guard let primaryAction else { return }
        if look.title == nil, !primaryAction.title.isEmpty { look.title = primaryAction.title }
        if look.image == nil { look.image = primaryAction.image }
    }

    /// Performs the item's action.
    func press() {
        if let primaryAction { return primaryAction.perform(self) }
        if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: UIEvent.now) }
    }
}

extension UIBarButtonItem {
    /// Turns the item into another standard one.
    func become(_ item: SystemItem) { show(item) }

    private func show(_ item: SystemItem) {
        isSpace = item == .flexibleSpace || item == .fixedSpace
        look.isProminent = item == .done || item == .save
        if let symbol = item.symbol { look.image = UIImage(systemName: symbol) }
        look.systemWord = item.word
    }
}

extension UIBarButtonItem.SystemItem {
    /// The localization key of the item's title, in SwiftUI's catalog; nil for an item with a symbol.
    fileprivate var word: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The symbol of the item; nil for an item with a title.
    fileprivate var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}
