import Foundation

/// The common base of actions and menus.
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
        /// The action is disabled: `UIControl.sendAction` doesn't call its handler.
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
    public fileprivate(set) var title: String
    /// The image; shown by a button without an image of its own.
    public fileprivate(set) var image: UIImage?

    /// A smaller text below the title. Stored, but has no effect here.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// An action's handler; it receives the action, whose `sender` is the control.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control: a closure, with a title and an image.
///
/// See [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
public final class UIAction: UIMenuElement {
    /// The name by which an action is replaced or removed.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// An identifier of that name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Identifies the action within a control; a new UUID by default.
    public let identifier: Identifier
    /// A longer description of the action. Stored, but has no effect here.
    public var discoverabilityTitle: String?
    /// How the action is shown in a menu, and whether it can be performed.
    public var attributes: Attributes
    /// Whether the action has a checkmark in a menu.
    public var state: State
    /// The control or bar button item that is performing the action; nil at other times.
    public internal(set) var sender: Any?
    let handler: UIActionHandler

    /// An action that calls a closure.
    /// - Parameters:
    ///   - title: Its title.
    ///   - subtitle: A smaller text below the title. It has no effect here.
    ///   - image: Its image.
    ///   - identifier: An action replaces another one with the same identifier. Nil is a new identifier.
    ///   - discoverabilityTitle: Ignored.
    ///   - attributes: Whether it is disabled, destructive or hidden.
    ///   - state: Whether it has a checkmark.
    ///   - handler: The closure that the action calls.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
}
