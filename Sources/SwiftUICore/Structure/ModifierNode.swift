/// The node of a modifier that leaves its content as it is, and says or does something beside it.
class ModifierNode<Content: View, Modifier: ViewModifier>: PassthroughNode<ModifiedContent<Content, Modifier>, Content>
{
    private(set) var modifier: Modifier

    init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
        modifier = view.modifier
        super.init(view, context, content: \.content)
        modifierDidChange(from: nil)
    }

    override final func update(_ view: ModifiedContent<Content, Modifier>) {
        let old = modifier
        modifier = view.modifier
        super.update(view)
        modifierDidChange(from: old)
    }

    /// There is a first modifier (then `old` is nil), or a newer one; the content has been made or updated.
    func modifierDidChange(from old: Modifier?) { evaluate() }

    override final func teardown() {
        guard isAlive else { return }
        super.teardown()
        withdraw()
    }

    /// Takes back what the modifier has said or done: the view is gone.
    func withdraw() {}
}
