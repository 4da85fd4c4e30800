/// Reports changes of its layout nodes to an owner that shows the view itself, instead of the surrounding container.
package final class ReportingNode<Content: View>: TypedNode<Content> {
    private let didChange: () -> Void
    private var child: TypedNode<Content>!

    package init(_ content: Content, _ context: NodeContext, didChange: @escaping () -> Void) {
        self.didChange = didChange
        super.init(context)
        child = makeTypedChild(content)
    }

    override package var onlyChild: ViewNode? { child }
    override package func update(_ view: Content) { child.update(view) }
    override package func layoutChildrenDidChange() { didChange() }
}
