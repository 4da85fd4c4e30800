import Foundation
import SwiftUICore

/// A field's appearance, and its settings for on-screen keyboards and assistive technology.
struct FieldLook: Equatable {
    var font = UIFont.systemFont(ofSize: 17)
    var color = UIColor.label
    /// The caret's color; nil inherits SwiftUI's tint.
    var tint: UIColor?
    var alignment = NSTextAlignment.natural
    /// The placeholder.
    var prompt = ""
    var promptColor: UIColor?
    /// Nil for a single-line field.
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

/// The SwiftUI view that shows a UIKit field.
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
    /// Left is the leading edge: Kissa lays text out from left to right.
    fileprivate var swiftUI: TextAlignment {
        switch self {
        case .left, .natural, .justified: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}
