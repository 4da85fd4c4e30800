/// One of the views in a container, from anywhere in the builder's structure: the container shows it where it likes, or not at
/// all.
///
/// See [Subview](https://developer.apple.com/documentation/swiftui/subview).
public struct Subview: View, PrimitiveView, Identifiable {
    /// The identity of a subview among those of its container.
    public struct ID: Hashable, Sendable {
        let owner: ObjectIdentifier
        let index: Int?
    }

    /// The node to which the view belongs.
    package let owner: ViewNode
    /// The index among the owner's layout nodes, if it has several that can't be distinguished otherwise.
    package let index: Int?
    let source: SubviewSource

    /// The view's identity among those of its container.
    public nonisolated var id: ID { ID(owner: ObjectIdentifier(owner), index: index) }

    package var layouts: [LayoutNode] {
        let all = owner.layoutChildren
        guard let index else { return all }
        return all.indices.contains(index) ? [all[index]] : []
    }

    static package func makeNode(_ view: Subview, in context: NodeContext) -> TypedNode<Subview> {
        SubviewNode(view, context)
    }
}

extension Subview {
    /// The value of `tag`; if there is none, the identity of the view's element in `ForEach`.
    package func tag<Value: Hashable>(for type: Value.Type) -> Value? {
        let layout = layouts.first
        return layout?.trait(TagTrait.self)?.base as? Value ?? layout?.trait(ForEachIdentityTrait.self)?.base as? Value
    }

    /// The view's role in its section of the container's content; nil if it is in none.
    package var sectionPart: SectionPart? {
        part(from: owner, \.soleContent) ?? part(from: owner, \.parent)
    }

    private func part(from node: ViewNode, _ next: (ViewNode) -> ViewNode?) -> SectionPart? {
        var node: ViewNode? = node
        while let current = node, current !== source.reader {
            if let member = current as? any SectionMember { return member.part }
            node = next(current)
        }
        return nil
    }

    /// The view's text for assistive technology.
    package var spokenText: String { layouts.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ") }
}

extension ViewNode {
    /// The only child node that shows something.
    fileprivate var soleContent: ViewNode? {
        let shown = childNodes.filter { !$0.layoutChildren.isEmpty }
        return shown.count == 1 ? shown[0] : nil
    }
}

/// The views in a container, in order.
public struct SubviewsCollection: RandomAccessCollection {
    let subviews: [Subview]

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { subviews.count }
    /// The view at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// A range of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

/// Shows a subview's layout nodes in place of the proxy, with the environment of that place.
private final class SubviewNode: TypedNode<Subview> {
    private var view: Subview

    init(_ view: Subview, _ context: NodeContext) {
        self.view = view
        super.init(context)
        view.source.show(self, view)
    }

    override var layoutChildren: [LayoutNode] { view.layouts }

    override func update(_ view: Subview) {
        guard view.id != self.view.id else { return }
        self.view = view
        view.source.show(self, view)
        layoutChildrenDidChange()
    }

    override func environmentDidChange(from old: EnvironmentValues) { view.source.show(self, view) }

    override func teardown() {
        super.teardown()
        view.source.forget(self)
    }
}
