/// The node of a modifier that doesn't change its content, but has another effect.
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

    /// The modifier was set for the first time (then `old` is nil) or replaced; the content has been created or updated.
    open func modifierDidChange(from old: Modifier?) { evaluate() }

    override public final func teardown() {
        guard isAlive else { return }
        super.teardown()
        withdraw()
    }

    /// Reverts the modifier's effect: the view was removed.
    open func withdraw() {}
}
