import Foundation

/// What an action or a menu has in common.
///
/// See [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement). There are no menus of UIKit's here.
@MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    public enum State: Int, Sendable { case off, on, mixed }

    public fileprivate(set) var title: String
    public fileprivate(set) var image: UIImage?

    fileprivate init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control does, by a closure.
///
/// See [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
public final class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    public var discoverabilityTitle: String?
    public var attributes: Attributes
    public var state: State
    /// What the action is done for, while it is done.
    public internal(set) var sender: Any?
    let handler: UIActionHandler

    /// - Parameter identifier: An action replaces another one of the same name; without one, it is like no other.
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
