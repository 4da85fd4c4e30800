import Assets

/// A field whose text is not shown.
///
/// See [SecureField](https://developer.apple.com/documentation/swiftui/securefield).
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?
    /// What return does, in the older form.
    var commit: (() -> Void)?
    @Environment(\.textFieldStyle) private var style

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
        self.prompt = prompt
    }

    public var body: some View {
        if let style { style.makeBody(TextField(showing: AnyView(field), label: label)) } else { field }
    }

    @ViewBuilder private var field: some View {
        let field = FieldElement(text: text, label: label as? Text, prompt: prompt ?? label as? Text, isSecure: true)
        if let commit { field.onSubmit(commit) } else { field }
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(verbatim: String(title)) }
    }
}
