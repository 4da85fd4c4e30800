import DisplayList

extension View {
    /// Sets an explanation of this view, which is shown while a pointer rests on it, and exposed to assistive
    /// technology.
    public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

    /// Sets an explanation of this view, which is shown while a pointer rests on it, and exposed to assistive
    /// technology. The title is looked up in the app's strings.
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Sets an explanation of this view, which is shown while a pointer rests on it, and exposed to assistive
    /// technology. The text is shown as it is.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(verbatim: String(text))) }
}

private struct HelpModifier: AttributingModifier {
    let text: Text

    func attribute(in environment: EnvironmentValues) -> HelpAttribute {
        HelpAttribute(string: text.resolvedString(in: environment))
    }
}

private struct HelpAttribute: ElementAttribute {
    let string: String

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.accessibility.help = string
    }
}
