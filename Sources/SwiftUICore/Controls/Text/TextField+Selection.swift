import FoundationAdditions

// Fields whose selection is bound.

extension TextField {
    /// A field whose selection is bound. With the horizontal axis, or without one, it has a single line.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text, selection: selection), label: label(), prompt: prompt, axis: axis ?? .horizontal)
    }
}

extension TextField where Label == Text {
    /// A field with a title, whose selection is bound. Along the vertical axis it grows with its text. The title is
    /// looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// A field with a title, whose selection is bound. Along the vertical axis it grows with its text. The title is a
    /// localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// A field with a title, whose selection is bound. Along the vertical axis it grows with its text. The title is
    /// shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(verbatim: String(title)) }
    }
}
