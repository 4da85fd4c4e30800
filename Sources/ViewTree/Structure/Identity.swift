/// Gives a view an app-defined identity: when it changes, the view starts anew.
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
    /// Whether the surrounding view is present, according to the last notification.
    private var isPresent = true

    init(_ view: ModifiedContent<Content, IdentityModifier<ID>>, _ context: NodeContext) {
        id = view.modifier.id
        super.init(context)
        child = makeTypedChild(view.content)
        mark()
    }

    override var onlyChild: ViewNode? { child }

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

    /// Marks the layout nodes with the identity, by which `ScrollViewReader` finds the view.
    private func mark() {
        for layout in child?.realisedLayouts ?? [] { layout.setTrait(IdentityTrait.self, AnyHashable(id)) }
    }
}

package struct IdentityTrait: TraitKey {
    package static var defaultValue: AnyHashable? { nil }
}

extension View {
    /// Sets the view's identity: when it changes, the view starts anew, with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
