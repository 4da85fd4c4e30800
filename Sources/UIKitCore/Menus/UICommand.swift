import Foundation

/// A menu item that performs a method of the first responder in the chain that has it.
///
/// See [UICommand](https://developer.apple.com/documentation/uikit/uicommand).
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The title in a menu.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image in a menu.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer description. Stored, but has no effect here: no list of commands is shown.
    open var discoverabilityTitle: String?
    /// The method. Its parameter, if it has one, is the command.
    public let action: Selector
    /// A value by which the app tells commands with the same action apart.
    public let propertyList: Any?
    /// How the command is shown in a menu, and whether it can be performed.
    open var attributes: Attributes
    /// Whether the command has a checkmark in a menu.
    open var state: State
    /// Versions of the command for other modifier keys.
    public let alternates: [UICommandAlternate]

    /// A command that performs a method.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        super.init(title: title, image: image)
    }
}

/// A version of a command for other modifier keys.
///
/// See [UICommandAlternate](https://developer.apple.com/documentation/uikit/uicommandalternate). Menus show only the
/// command itself here; a key command's alternates have their keys.
@preconcurrency @MainActor
public final class UICommandAlternate: NSObject {
    /// The title in a menu.
    public let title: String
    /// The method.
    public let action: Selector
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags

    /// A version that performs a method.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}
