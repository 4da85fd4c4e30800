/// One of the views that a container was given, wherever in the builder's structure it came from: the container shows it
/// where it likes, or not at all.
///
/// See [Subview](https://developer.apple.com/documentation/swiftui/subview).
public struct Subview: View, PrimitiveView, Identifiable {
    /// The identity of a subview among those of its container.
    public struct ID: Hashable, Sendable {
        let owner: ObjectIdentifier
        let index: Int?
    }

    /// The node that the view belongs to.
    package let owner: ViewNode
    /// Which of the owner's layout nodes it is, where it is one of several that can't be told apart otherwise.
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
    /// The value of `tag`; where there is none, the identity of the element of `ForEach` that the view stands for.
    package func tag<Value: Hashable>(for type: Value.Type) -> Value? {
        let layout = layouts.first
        return layout?.trait(TagTrait.self)?.base as? Value ?? layout?.trait(ForEachIdentityTrait.self)?.base as? Value
    }

    /// What the view is in the section of the container's content that it lies in; nil where it lies in none.
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

    /// What the view says to somebody who doesn't see it.
    package var spokenText: String { layouts.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ") }
}

extension ViewNode {
    /// The only node below that shows something.
    fileprivate var soleContent: ViewNode? {
        let shown = childNodes.filter { !$0.layoutChildren.isEmpty }
        return shown.count == 1 ? shown[0] : nil
    }
}

/// The views that a container was given, in order.
public struct SubviewsCollection: RandomAccessCollection {
    let subviews: [Subview]

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { subviews.count }
    /// The view at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Some neighbours.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

/// Shows a subview's layout nodes in the place of the proxy, in the environment of that place.
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
