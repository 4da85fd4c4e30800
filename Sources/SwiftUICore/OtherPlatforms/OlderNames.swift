import Foundation

// Names that Apple has replaced, and rarely used forms of controls.

/// Which letters a keyboard capitalizes automatically: UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters

    package var swiftUI: TextInputAutocapitalization {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

extension View {
    /// The older name of `textInputAutocapitalization(_:)`.
    @available(swift, deprecated: 100000.0, renamed: "textInputAutocapitalization(_:)")
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(style.swiftUI)
    }
}

extension SecureField where Label == Text {
    /// The older form, with a closure. `onCommit` runs when Return is pressed. The title is looked up in the app's
    /// strings.
    @available(swift, deprecated: 100000.0, message: "Use onSubmit and focused")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        commit = onCommit
    }

    /// The older form, with a closure. `onCommit` runs when Return is pressed. The title is shown as it is.
    @available(swift, deprecated: 100000.0, message: "Use onSubmit and focused")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        commit = onCommit
    }
}

extension Stepper where Label == LabeledContent<Text, Text> {
    /// A stepper that changes a whole number by `step`, without bounds; the formatted number is shown beside the
    /// buttons.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
        let label = LabeledContent(titleKey, value: value.wrappedValue, format: format)
        self.init(value: value, step: step, label: { label }, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a whole number by `step` within bounds; the formatted number is shown beside the buttons.
    /// The title is looked up in the app's strings.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryInteger, F.FormatOutput == String {
        let label = LabeledContent(titleKey, value: value.wrappedValue, format: format)
        self.init(value: value, in: bounds, step: step, label: { label }, onEditingChanged: onEditingChanged)
    }
}
