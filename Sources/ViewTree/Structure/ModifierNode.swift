/// The node of a modifier that leaves its content as it is, and says or does something beside it.
@_spi(Nodes)
open class ModifierNode<Content: View, Modifier: ViewModifier>: PassthroughNode<
    ModifiedContent<Content, Modifier>, Content
>
{
    package private(set) var modifier: Modifier

    public init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
        modifier = view.modifier
        super.init(view, context, content: \.content)
        modifierDidChange(from: nil)
    }

    override public final func update(_ view: ModifiedContent<Content, Modifier>) {
        let old = modifier
        modifier = view.modifier
        super.update(view)
        modifierDidChange(from: old)
    }

    /// There is a first modifier (then `old` is nil), or a newer one; the content has been made or updated.
    open func modifierDidChange(from old: Modifier?) { evaluate() }

    override public final func teardown() {
        guard isAlive else { return }
        super.teardown()
        withdraw()
    }

    /// Takes back what the modifier has said or done: the view is gone.
    open func withdraw() {}
}
