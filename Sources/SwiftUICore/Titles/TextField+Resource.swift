import Foundation
import FoundationAdditions

// Text fields whose title is a resource. Disfavoured overloads, so that a string literal is a localized string key.

extension TextField where Label == Text {
    /// A field with a title. Along the vertical axis it grows with its text, as far as `lineLimit` lets it. The
    /// title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), label: Text(titleResource), prompt: prompt, axis: axis)
    }

    /// A field for a value that a format style formats and parses. The value changes with each key press for which
    /// the text can be parsed. The title is a localized resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ParsedValue(value, format)), label: Text(titleResource), prompt: prompt)
    }

    /// A field for an optional value that a format style formats and parses; nil is an empty field. The title is a
    /// localized resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ParsedValue(optional: value, format)), label: Text(titleResource), prompt: prompt)
    }

    /// A field for a value that a formatter formats and parses. The value changes when the field is submitted or
    /// left. Only `DateFormatter` and `NumberFormatter` can parse text; with other formatters the value never
    /// changes. The title is a localized resource.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(.value(ParsedValue(value, formatter)), label: Text(titleResource), prompt: prompt)
    }
}
