import FoundationAdditions
import Foundation

/// A field for text.
///
/// See [TextField](https://developer.apple.com/documentation/swiftui/textfield). While it has the focus, the browser owns
/// the text and reports it; a composition with an input method is never interrupted.
public struct TextField<Label: View>: View {
    private let source: TextFieldSource
    private let prompt: Text?
    private let label: Label
    private let axis: Axis
    @Environment(\.textFieldStyle) private var style

    init(_ source: TextFieldSource, label: Label, prompt: Text?, axis: Axis = .horizontal) {
        self.source = source
        self.label = label
        self.prompt = prompt
        self.axis = axis
    }

    /// The field in the style of its environment.
    public var body: some View {
        if let style {
            style.makeBody(TextField<_TextFieldStyleLabel>(showing: AnyView(field), label: label))
        } else {
            field
        }
    }

    @ViewBuilder private var field: some View {
        switch source {
        case .text(let text, let selection):
            FieldElement(
                text: text, label: label as? Text, prompt: prompt ?? label as? Text, selection: selection,
                lines: axis == .vertical ? .growing : nil)
        case .value(let value): ParsedField(value: value, label: label as? Text, prompt: prompt ?? label as? Text)
        case .field(let field): field
        }
    }
}

/// What a text field edits.
enum TextFieldSource {
    case text(Binding<String>, selection: Binding<TextSelection?>? = nil)
    case value(ParsedValue)
    /// A field that has already been made, as a style gets it.
    case field(AnyView)
}

extension TextField where Label == _TextFieldStyleLabel {
    /// A field of any kind, for a style to show.
    init(showing field: AnyView, label: some View) {
        self.init(.field(field), label: _TextFieldStyleLabel(content: AnyView(label)), prompt: nil)
    }
}

// MARK: - Text

extension TextField {
    /// A field of one line. The label names it, and is its prompt if none is given and the label is a `Text`; any other
    /// label is shown only by styles.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), label: label(), prompt: prompt)
    }

    /// Along the vertical axis the field grows with its text, as far as `lineLimit` lets it.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text), label: label(), prompt: prompt, axis: axis)
    }
}

extension TextField where Label == Text {
    /// A field of one line, with a title that is also its prompt if none is given. The title is looked up in the app's
    /// strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), label: Text(titleKey), prompt: prompt)
    }

    /// A field of one line, with a title that is also its prompt if none is given. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), label: Text(titleResource), prompt: prompt)
    }

    /// A field of one line, with a title that is also its prompt if none is given. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), label: Text(verbatim: String(title)), prompt: prompt)
    }

    /// A field with a title. Along the vertical axis it grows with its text, as far as `lineLimit` lets it. The title
    /// is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), label: Text(titleKey), prompt: prompt, axis: axis)
    }

    /// A field with a title. Along the vertical axis it grows with its text, as far as `lineLimit` lets it. The title
    /// is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), label: Text(verbatim: String(title)), prompt: prompt, axis: axis)
    }
}

// MARK: - Values

extension TextField {
    /// A field for a value that a format style formats and parses. The value changes with each key while the text can
    /// be parsed; the text stays as typed until the field is submitted or loses the focus.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(ParsedValue(value, format)), label: label(), prompt: prompt)
    }

    /// A field for an optional value; nil is an empty field.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(ParsedValue(optional: value, format)), label: label(), prompt: prompt)
    }

    /// A field for a value that a Foundation formatter formats and parses. If the text can be parsed, the value changes
    /// when the field is submitted or loses the focus.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.value(ParsedValue(value, formatter)), label: label(), prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// A field for a value that a format style formats and parses. The value changes with each key press for which the
    /// text can be parsed. The title is looked up in the app's strings.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ParsedValue(value, format)), label: Text(titleKey), prompt: prompt)
    }

    /// A field for an optional value that a format style formats and parses; nil is an empty field. The title is looked
    /// up in the app's strings.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ParsedValue(optional: value, format)), label: Text(titleKey), prompt: prompt)
    }

    /// A field for a value that a format style formats and parses. The value changes with each key press for which the
    /// text can be parsed. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ParsedValue(value, format)), label: Text(verbatim: String(title)), prompt: prompt)
    }

    /// A field for an optional value that a format style formats and parses; nil is an empty field. The title is shown
    /// as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ParsedValue(optional: value, format)), label: Text(verbatim: String(title)), prompt: prompt)
    }

    /// A field for a value that a formatter formats and parses. The value changes when the field is submitted or left.
    /// Only `DateFormatter` and `NumberFormatter` can parse text; with other formatters the value never changes. The
    /// title is looked up in the app's strings.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(.value(ParsedValue(value, formatter)), label: Text(titleKey), prompt: prompt)
    }

    /// A field for a value that a formatter formats and parses. The value changes when the field is submitted or left.
    /// Only `DateFormatter` and `NumberFormatter` can parse text; with other formatters the value never changes. The
    /// title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(.value(ParsedValue(value, formatter)), label: Text(verbatim: String(title)), prompt: prompt)
    }
}
