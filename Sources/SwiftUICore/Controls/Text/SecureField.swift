import FoundationAdditions

/// A field whose text is not shown.
///
/// See [SecureField](https://developer.apple.com/documentation/swiftui/securefield).
public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?
    /// The action of the Return key, in the older form.
    var commit: (() -> Void)?
    @Environment(\.textFieldStyle) private var style

    /// A field for a password. A label that is not a `Text` has no effect.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
        self.prompt = prompt
    }

    /// The field in the text field style of its environment.
    public var body: some View {
        if let style { style.makeBody(TextField(showing: AnyView(field), label: label)) } else { field }
    }

    @ViewBuilder private var field: some View {
        let field = FieldElement(text: text, label: label as? Text, prompt: prompt ?? label as? Text, isSecure: true)
        if let commit { field.onSubmit(commit) } else { field }
    }
}

extension SecureField where Label == Text {
    /// A field for a password, with a title that is also its prompt if none is given. The title is looked up in the
    /// app's strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field for a password, with a title that is also its prompt if none is given. The title is a localized
    /// resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// A field for a password, with a title that is also its prompt if none is given. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(verbatim: String(title)) }
    }
}
