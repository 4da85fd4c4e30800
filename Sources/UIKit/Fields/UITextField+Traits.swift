import Foundation
import SwiftUICore

// What keyboards are told.
extension UITextField {
    public var keyboardType: UIKeyboardType {
        get { look.keyboardType }
        set { look.keyboardType = newValue }
    }

    public var returnKeyType: UIReturnKeyType {
        get { look.returnKeyType }
        set { look.returnKeyType = newValue }
    }

    public var autocapitalizationType: UITextAutocapitalizationType {
        get { look.autocapitalizationType }
        set { look.autocapitalizationType = newValue }
    }

    public var autocorrectionType: UITextAutocorrectionType {
        get { look.autocorrectionType }
        set { look.autocorrectionType = newValue }
    }

    public var spellCheckingType: UITextSpellCheckingType {
        get { look.spellCheckingType }
        set { look.spellCheckingType = newValue }
    }

    public var textContentType: UITextContentType! {
        get { look.textContentType }
        set { look.textContentType = newValue }
    }

    public var isSecureTextEntry: Bool {
        get { look.isSecure }
        set { look.isSecure = newValue }
    }

    public var enablesReturnKeyAutomatically: Bool {
        get { look.needsText }
        set { look.needsText = newValue }
    }

    public var keyboardAppearance: UIKeyboardAppearance {
        get { look.keyboardAppearance }
        set { look.keyboardAppearance = newValue }
    }
}
