import Foundation

/// The common base of actions, commands and menus.
///
/// See [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How a menu shows the item.
    public struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt
        /// Attributes by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The action is disabled: it can't be performed.
        public static let disabled = Attributes(rawValue: 1)
        /// The action can't be undone: a menu shows it in red.
        public static let destructive = Attributes(rawValue: 2)
        /// The item isn't shown in menus.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after the action. Stored, but has no effect here.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether a menu item has a checkmark. `mixed` has none here.
    public enum State: Int, Sendable { case off, on, mixed }

    /// The title; shown by a button without a title of its own.
    public internal(set) var title: String
    /// The image; shown by a button without an image of its own.
    public internal(set) var image: UIImage?

    /// A smaller text below the title. Stored, but has no effect here.
    open var subtitle: String?

    package init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}
