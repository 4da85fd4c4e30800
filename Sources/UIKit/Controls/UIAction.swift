import Foundation

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
