import Foundation

/// The common base of actions and menus.
///
/// See [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement). Kissa has no UIKit menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an entry of a menu is shown.
    public struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt
        /// Attributes by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The action can't be done: `UIControl.sendAction` doesn't call its handler.
        public static let disabled = Attributes(rawValue: 1)
        /// The action can't be undone. Stored, but has no effect here.
        public static let destructive = Attributes(rawValue: 2)
        /// The entry isn't shown in a menu. Kept, and has no effect here.
        public static let hidden = Attributes(rawValue: 4)
        /// A menu stays open after the action. Kept, and has no effect here.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an entry of a menu is ticked. Kept, and has no effect here.
    public enum State: Int, Sendable { case off, on, mixed }

    /// The entry's text; a button that has no title of its own shows it.
    public fileprivate(set) var title: String
    /// The entry's image; a button that has no image of its own shows it.
    public fileprivate(set) var image: UIImage?

    fileprivate init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// An action's handler; it receives the action, whose `sender` is the control.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control does when it is used: a closure, with a title and an image.
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
    /// A longer text for the action. Kept, and has no effect here.
    public var discoverabilityTitle: String?
    /// How the action is shown; only `disabled` has an effect.
    public var attributes: Attributes
    /// Whether the action is ticked in a menu. Kept, and has no effect here.
    public var state: State
    /// The control for which the action is being done; nil at other times.
    public internal(set) var sender: Any?
    let handler: UIActionHandler

    /// An action that calls a closure.
    /// - Parameters:
    ///   - title: Its title.
    ///   - image: Its picture.
    ///   - identifier: An action replaces another one of the same identifier. Without one it gets an identifier of its
    ///     own.
    ///   - discoverabilityTitle: Ignored.
    ///   - attributes: Whether it is disabled, destructive or hidden.
    ///   - state: Whether it has a mark.
    ///   - handler: Called when it is chosen.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }
}
