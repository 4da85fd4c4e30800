import Foundation
import SwiftUICore

/// What a field looks like, and what keyboards and assistive technology are told of it.
struct FieldLook: Equatable {
    var font = UIFont.systemFont(ofSize: 17)
    var color = UIColor.label
    /// Of the caret; nil is what SwiftUI's views around have.
    var tint: UIColor?
    var alignment = NSTextAlignment.natural
    /// Said while there is no text.
    var prompt = ""
    var promptColor: UIColor?
    /// Nil is a field of one line.
    var lines: FieldLines?
    var isEnabled = true
    var meaning = FaceMeaning()

    // MARK: For keyboards

    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var textContentType: UITextContentType?
    var isSecure = false
    var needsText = false
    var keyboardAppearance = UIKeyboardAppearance.default

    var corrects: Bool { autocorrectionType != .no && spellCheckingType != .no }
}

/// A field of UIKit's, as SwiftUI shows it.
struct FieldFace: View {
    let model: FieldModel

    var body: some View {
        let look = model.shown.look
        FieldElement(
            text: Binding(get: { model.shown.text }, set: { model.type($0) }),
            label: look.prompt.isEmpty ? nil : Text(verbatim: look.prompt), prompt: Text(verbatim: look.prompt),
            promptColor: look.promptColor.map { Color(bridged: $0) },
            selection: Binding(get: { model.shown.selection }, set: { model.selectionDidMove(to: $0) }),
            isSecure: look.isSecure, lines: look.lines, isTall: true
        )
        .focused(model.focus)
        .font(Font(look.font))
        .foregroundStyle(Color(bridged: look.color))
        .multilineTextAlignment(look.alignment.swiftUI)
        .modifier(FieldTyping(look: look))
        .modifier(AttributeModifier(look.meaning))
        .disabled(!look.isEnabled)
        .modifier(FaceTint(color: look.tint))
        .onSubmit { model.submit() }
        .submitScope()
    }
}

private struct FieldTyping: ViewModifier {
    let look: FieldLook

    func body(content: Content) -> some View {
        content
            .keyboardType(look.keyboardType)
            .submitLabel(look.returnKeyType.label)
            .textInputAutocapitalization(look.autocapitalizationType.swiftUI)
            .autocorrectionDisabled(!look.corrects)
            .textContentType(look.textContentType)
    }
}

extension NSTextAlignment {
    /// Left is where lines begin, as in all of Kissa.
    fileprivate var swiftUI: TextAlignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}
