/// Gives a view an identity of the app's: when it changes, the view begins anew.
struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        IdentityNode(view, context)
    }
}

private final class IdentityNode<Content: View, ID: Hashable>: TypedNode<
    ModifiedContent<Content, IdentityModifier<ID>>
>
{
    private var id: ID
    private var child: TypedNode<Content>!
    /// Whether what the view lies in is there, as far as it was told.
    private var isPresent = true

    init(_ view: ModifiedContent<Content, IdentityModifier<ID>>, _ context: NodeContext) {
        id = view.modifier.id
        super.init(context)
        child = makeTypedChild(view.content)
        mark()
    }

    override var lazyItems: [LazyItem] { child?.lazyItems ?? [] }
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

    override func presenceDidChange(_ isPresent: Bool) {
        super.presenceDidChange(isPresent)
        self.isPresent = isPresent
    }

    override func update(_ view: ModifiedContent<Content, IdentityModifier<ID>>) {
        guard view.modifier.id != id else { return child.update(view.content) }
        id = view.modifier.id
        graph.remove(child) {}
        child = graph.inserting { makeTypedChild(view.content) }
        if !isPresent { child.presenceDidChange(false) }
        layoutChildrenDidChange()
    }

    override func layoutChildrenDidChange() {
        mark()
        super.layoutChildrenDidChange()
    }

    /// `ScrollViewReader` finds a view by the identity that it was given.
    private func mark() {
        for layout in child?.realisedLayouts ?? [] { layout.setTrait(IdentityTrait.self, AnyHashable(id)) }
    }
}

package struct IdentityTrait: TraitKey {
    package static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Gives the view an identity: when it changes, the view begins anew, with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
