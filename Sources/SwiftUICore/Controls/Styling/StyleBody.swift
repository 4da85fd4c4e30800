/// What a style makes of a control. A style may have dynamic properties of its own (`@Environment`, `@State`), as a view
/// has: they are bound here.
struct StyleBody<Style, Result: View>: PrimitiveView {
    let style: Style
    let makeBody: @MainActor (Style) -> Result

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        StyleBodyNode(view, context)
    }
}

private final class StyleBodyNode<Style, Result: View>: BodyNode<StyleBody<Style, Result>, Style, Result> {
    private var makeBody: @MainActor (Style) -> Result

    init(_ view: StyleBody<Style, Result>, _ context: NodeContext) {
        makeBody = view.makeBody
        super.init(view.style, context)
    }

    override func body(of style: Style) -> Result { makeBody(style) }

    /// The closure holds the control's configuration, which can't be compared.
    override func update(_ view: StyleBody<Style, Result>) {
        makeBody = view.makeBody
        replace(value: view.style)
    }
}
