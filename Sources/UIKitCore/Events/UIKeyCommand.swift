import Foundation

/// Keys that perform a method of a responder.
///
/// See [UIKeyCommand](https://developer.apple.com/documentation/uikit/uikeycommand). The commands of a responder are its
/// `keyCommands`. On systems other than Apple's, the control key replaces the command key. A key that is held performs
/// its command once.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key: the character that it types, or one of the constants such as `inputEscape`.
    public let input: String?
    /// The keys that are held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before the system's own use of the keys. Stored, but has no effect here: keys that the
    /// browser or the system uses itself don't reach the page, and typing belongs to a field that has the keyboard.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the keys are adapted to the keyboard. Stored, but has no effect here: a key is known by what it types.
    open var allowsAutomaticLocalization = true
    /// Whether the keys are mirrored where text runs from right to left. Stored, but has no effect here.
    open var allowsAutomaticMirroring = true

    /// A command for a menu, with keys.
    /// - Parameters:
    ///   - title: The title in a menu.
    ///   - image: The image in a menu.
    ///   - action: The method. Its parameter, if it has one, is the command.
    ///   - input: The key: the character that it types, or one of the constants.
    ///   - modifierFlags: The keys that are held with it.
    ///   - propertyList: A value by which the app tells commands with the same action apart.
    ///   - alternates: Versions for other modifier keys.
    ///   - discoverabilityTitle: A longer description.
    ///   - attributes: Whether it is disabled, destructive or hidden.
    ///   - state: Whether it has a checkmark in a menu.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// A command that isn't shown in menus.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command that isn't shown in menus, with a description.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }
}
