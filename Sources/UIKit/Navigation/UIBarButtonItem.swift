import Foundation
import SwiftUICore

/// An entry of a page's bar: a button, a space, or a view of the app's.
///
/// See [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem). It calls a closure: there are
/// no selectors on Linux.
open class UIBarButtonItem: UIBarItem {
    /// How much an entry stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
        /// As `done`.
        public static let prominent = Style.done
    }

    /// The entries that all apps have: they show a symbol or a word of the system's.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// What the entry does.
    open var primaryAction: UIAction? { didSet { showAction() } }
    /// How much it stands out.
    open var style: Style {
        get { look.isProminent ? .done : .plain }
        set { look.isProminent = newValue == .done }
    }
    /// The colour; nil is the bar's.
    open var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
    /// A view of the app's that is shown in place of a button.
    open var customView: UIView? {
        get { look.view }
        set { look.view = newValue }
    }
    /// Whether the entry isn't shown.
    open var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// Kept, and has no effect here: bars give their entries the room that they need.
    open var width: CGFloat = 0
    /// Kept, and has no effect here.
    open var possibleTitles: Set<String>?
    /// Whether the entry takes up room and is nothing else.
    private(set) var isSpace = false

    /// An entry that does and shows nothing yet.
    public override init() { super.init() }

    /// An entry of the system's.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        show(systemItem)
        self.primaryAction = primaryAction
    }

    /// An entry that shows what its action is called. Its action's image takes the title's place.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        showAction()
    }

    /// An entry with a title of its own.
    public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        (look.title, look.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    }

    /// An entry that shows a view of the app's.
    public convenience init(customView: UIView) {
        self.init()
        look.view = customView
    }

    /// Room between entries.
    public static func flexibleSpace() -> Self { space() }
    /// Room between entries. Its width is ignored.
    public static func fixedSpace(_ width: CGFloat) -> Self { space() }

    private static func space() -> Self {
        let item = UIBarButtonItem(systemItem: .flexibleSpace)
        return unsafeDowncast(item, to: Self.self)
    }

    /// What the bar shows.
    @ViewBuilder var label: some View {
        if let word = look.systemWord, look.title == nil {
            Text.system(LocalizedStringKey(word))
        } else if let image = look.image {
            Image(bridged: image).accessibilityLabel(look.accessibilityLabel ?? look.title ?? "")
        } else {
            Text(verbatim: look.title ?? "")
        }
    }

    private func showAction() {
        guard let primaryAction else { return }
        if look.title == nil, !primaryAction.title.isEmpty { look.title = primaryAction.title }
        if look.image == nil { look.image = primaryAction.image }
    }

    /// What a press does.
    func press() {
        guard let primaryAction, !primaryAction.attributes.contains(.disabled) else { return }
        primaryAction.sender = self
        primaryAction.handler(primaryAction)
        primaryAction.sender = nil
    }
}

extension UIBarButtonItem {
    private func show(_ item: SystemItem) {
        isSpace = item == .flexibleSpace || item == .fixedSpace
        look.isProminent = item == .done || item == .save
        if let symbol = item.symbol { look.image = UIImage(systemName: symbol) }
        look.systemWord = item.word
    }
}

extension UIBarButtonItem.SystemItem {
    /// The key of an entry that is a word in the catalog of SwiftUI's.
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

    /// Entries that are words have none.
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
