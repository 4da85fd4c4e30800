/// Makes a view from the individual views of another one: the basis of containers that are more than a layout.
package struct SubviewReader<Content: View, Result: View>: PrimitiveView {
    let content: Content
    let result: (SubviewsCollection) -> Result

    package init(content: Content, @ViewBuilder result: @escaping (SubviewsCollection) -> Result) {
        self.content = content
        self.result = result
    }

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        SubviewReaderNode(view, context)
    }
}

private final class SubviewReaderNode<Content: View, Result: View>: TypedNode<SubviewReader<Content, Result>> {
    private var view: SubviewReader<Content, Result>
    private var source: SubviewSource!
    private var content: TypedNode<Content>!
    private var child: TypedNode<Result>!
    private var isUpdating = false

    init(_ view: SubviewReader<Content, Result>, _ context: NodeContext) {
        self.view = view
        super.init(context)
        source = SubviewSource(self)
        content = ReportingNode(view.content, childContext) { [unowned self] in contentDidChange() }
        child = makeTypedChild(result)
    }

    private var result: Result {
        let subviews = SubviewsCollection(subviews: source.subviews(below: content))
        return track { view.result(subviews) }
    }

    override var childNodes: [ViewNode] { (content.map { [$0] } ?? []) + (child.map { [$0] } ?? []) }
    override var layoutChildren: [LayoutNode] { child?.layoutChildren ?? [] }

    override func evaluate() {
        graph.didEvaluate(self)
        child.update(result)
    }

    override func update(_ view: SubviewReader<Content, Result>) {
        self.view = view
        isUpdating = true
        content.update(view.content)
        isUpdating = false
        source.environmentDidChange()
        evaluate()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        content.setEnvironment(environment)
        child.setEnvironment(environment)
        source.environmentDidChange()
    }

    /// Views that were removed must not remain visible; which of the others are shown is updated soon.
    private func contentDidChange() {
        guard child != nil else { return }
        source.layoutsDidChange()
        if !isUpdating { graph.invalidate(self) }
    }
}

// MARK: - Apple's names

extension Group {
    /// Makes a view from the subviews of another one.
    @MainActor public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(reader: SubviewReader(content: view, result: transform))
    }
}

/// The content of a group of subviews.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let reader: SubviewReader<Subviews, Content>
    /// What the view shows.
    public var body: some View { reader }
}
