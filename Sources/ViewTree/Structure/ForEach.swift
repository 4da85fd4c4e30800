/// A view for each element of a collection, identified by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let identify: (Data.Element) -> ID
    /// Modifications by the collection itself, such as what people can do with its rows.
    package var ownModifier: (any PrimitiveModifier)?

    package init(
        data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID
    ) {
        self.data = data
        self.content = content
        self.identify = identify
    }
}

extension ForEach where Content: View {
    // Disfavored, because a binding to a collection is a collection as well, but has its own initializer.
    /// A view for each element; the key path gives its identity, which must be unique.
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
        self.identify = { $0[keyPath: id] }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    // Disfavored, because a binding to a collection is a collection as well, but has its own initializer.
    /// A view for each element, identified by the element's identity.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        // Not by key path: a long list calls it for each element at every evaluation.
        self.identify = { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
        self.identify = { $0 }
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// The view has no body: the framework shows it itself.
    public typealias Body = Never

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        func modified<M: PrimitiveModifier>(_ modifier: M) -> TypedNode<Self> {
            PassthroughNode(view, context) { view in
                guard let modifier = view.ownModifier as? M else {
                    preconditionFailure("a collection keeps its modifier")
                }
                return ModifiedContent(content: view.plain, modifier: modifier)
            }
        }
        return view.ownModifier.map { modified($0) } ?? ForEachNode(view, context)
    }
}

extension ForEach where Content: View {
    /// The same without its own modifier.
    private var plain: Self {
        var plain = self
        plain.ownModifier = nil
        return plain
    }
}

/// The element's identity, for containers that select by identity (`Picker`, `TabView`).
package struct ForEachIdentityTrait: TraitKey {
    package static var defaultValue: AnyHashable? { nil }
}
