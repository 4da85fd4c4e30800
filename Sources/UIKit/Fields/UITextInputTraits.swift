import Foundation
import SwiftUICore

/// Settings for the keyboard that types a text.
///
/// See [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which keyboard a screen shows.
    var keyboardType: UIKeyboardType { get set }
    /// The return key's label.
    var returnKeyType: UIReturnKeyType { get set }
    /// Which letters an on-screen keyboard capitalizes automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether the browser corrects the text.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Browsers have one setting for both: if either is off, neither correction nor checking happens.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The meaning of the text, for autofill.
    var textContentType: UITextContentType! { get set }
    /// Whether the text is hidden: shown as dots.
    var isSecureTextEntry: Bool { get set }
    /// Whether return does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Has no effect: the device determines whether its keyboard is dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
}

/// The label of an on-screen keyboard's return key. Browsers support few labels (`return`, `go`, `search`, `next`,
/// `send`, `done`): the closest one is shown.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    var label: SubmitLabel {
        switch self {
        case .default, .emergencyCall: .return
        case .go, .join, .route: .go
        case .google, .search, .yahoo: .search
        case .next, .continue: .next
        case .send: .send
        case .done: .done
        }
    }
}

/// Whether a keyboard corrects the text.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The appearance of the keyboard. Has no effect here: the device determines it.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    /// An older name for `dark`.
    public static let alert = UIKeyboardAppearance.dark
}
