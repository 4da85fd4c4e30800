import DisplayList

extension View {
    /// Explains this view where a pointer rests on it, and to assistive technology.
    public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(verbatim: String(text))) }
}

private struct HelpModifier: WrappingModifier {
    let text: Text

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> AttributeLayoutNode<HelpAttribute> {
        AttributeLayoutNode(attribute(node), child, environment: node.environment, graph: node.graph)
    }

    func update(_ wrapper: AttributeLayoutNode<HelpAttribute>, for node: ViewNode) {
        wrapper.update(attribute(node), node.environment)
    }

    private func attribute(_ node: ViewNode) -> HelpAttribute {
        HelpAttribute(string: text.resolvedString(in: node.environment))
    }
}

private struct HelpAttribute: ElementAttribute {
    let string: String

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.accessibility.help = string
    }
}
