/// What a style makes of a control. A style may have dynamic properties of its own (`@Environment`, `@State`), as a view
/// has: they are bound here.
struct StyleBody<Style, Result: View>: PrimitiveView {
    let style: Style
    let makeBody: @MainActor (Style) -> Result

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        StyleBodyNode(view, context)
    }
}

private final class StyleBodyNode<Style, Result: View>: TypedNode<StyleBody<Style, Result>> {
    private var style: Style
    private var makeBody: @MainActor (Style) -> Result
    private var properties = DynamicProperties(of: Style.self)
    private var child: TypedNode<Result>!

    init(_ view: StyleBody<Style, Result>, _ context: NodeContext) {
        style = view.style
        makeBody = view.makeBody
        super.init(context)
        child = makeTypedChild(evaluateBody())
    }

    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: StyleBody<Style, Result>) {
        style = view.style
        makeBody = view.makeBody
        evaluate()
    }

    override func evaluate() {
        graph.didEvaluate(self)
        child.update(evaluateBody())
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if properties.reads(changesFrom: old, to: environment) { graph.invalidate(self) }
    }

    override func teardown() {
        super.teardown()
        properties.teardown()
    }

    private func evaluateBody() -> Result {
        graph.bodyEvaluations += 1
        return track {
            properties.bind(&style, to: self)
            return properties.recordingEnvironment { makeBody(style) }
        }
    }
}
