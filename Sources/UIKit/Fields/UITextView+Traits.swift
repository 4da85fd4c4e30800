import Foundation
import SwiftUICore

// Settings for on-screen keyboards.
extension UITextView {
    /// Which keyboard a screen shows.
    public var keyboardType: UIKeyboardType {
        get { look.keyboardType }
        set { look.keyboardType = newValue }
    }

    /// The return key's label. The key inserts a line feed whatever the label is.
    public var returnKeyType: UIReturnKeyType {
        get { look.returnKeyType }
        set { look.returnKeyType = newValue }
    }

    /// Which letters an on-screen keyboard capitalizes automatically. `sentences` by default.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { look.autocapitalizationType }
        set { look.autocapitalizationType = newValue }
    }

    /// Whether the browser corrects the text. `no` also turns spell checking off.
    public var autocorrectionType: UITextAutocorrectionType {
        get { look.autocorrectionType }
        set { look.autocorrectionType = newValue }
    }

    /// Whether the browser checks the spelling. `no` also turns correction off.
    public var spellCheckingType: UITextSpellCheckingType {
        get { look.spellCheckingType }
        set { look.spellCheckingType = newValue }
    }

    /// The meaning of the text, for autofill. Nil by default.
    public var textContentType: UITextContentType! {
        get { look.textContentType }
        set { look.textContentType = newValue }
    }

    /// Stored, but has no effect here: a text view is never secure.
    public var isSecureTextEntry: Bool {
        get { look.isSecure }
        set { look.isSecure = newValue }
    }

    /// Stored, but has no effect here: Return inserts a line feed.
    public var enablesReturnKeyAutomatically: Bool {
        get { look.needsText }
        set { look.needsText = newValue }
    }

    /// Stored, but has no effect here: the browser's keyboard follows the device's dark mode.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { look.keyboardAppearance }
        set { look.keyboardAppearance = newValue }
    }
}
