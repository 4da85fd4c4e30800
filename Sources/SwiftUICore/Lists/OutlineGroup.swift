/// A tree of data: elements with children can be expanded. In a list each element is a row.
///
/// See [OutlineGroup](https://developer.apple.com/documentation/swiftui/outlinegroup).
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let roots: [Data.Element]
    let identify: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let leaf: (Data.Element) -> Leaf
    /// Returns the view for an element and the views below it.
    let group: @MainActor (Data.Element, @escaping () -> OutlineSubgroupChildren) -> Subgroup
}

/// The views below an element of an `OutlineGroup`.
public struct OutlineSubgroupChildren: View {
    let view: AnyView
    /// What the view shows.
    public var body: some View { view }
}

/// An outline group of views, as lists make it.
public typealias _OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View> =
    OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// What the view shows.
    public var body: some View { ForEach(data: roots, content: { branch($0) }, identify: identify) }

    @MainActor @ViewBuilder private func branch(_ element: Data.Element) -> some View {
        if let below = children(element) {
            group(element) {
                // Type-erased, because the type would contain itself otherwise.
                OutlineSubgroupChildren(
                    view: AnyView(
                        OutlineGroup(
                            roots: Array(below), identify: identify, children: children, leaf: leaf, group: group)))
            }
        } else {
            leaf(element)
        }
    }
}

@MainActor
extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    private init(
        roots: [Data.Element], identify: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(
            roots: roots, identify: identify, children: children, leaf: content,
            group: { element, below in
                DisclosureGroup(content: below) { content(element) }
            })
    }

    /// A tree of views; the key paths lead to an element's identity and its children, which are nil if it can't be
    /// expanded.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(
            roots: Array(data), identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    /// A tree with one root.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            roots: [root], identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    /// A tree of bindings to elements.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(
            roots: Array(data), identify: { $0.wrappedValue[keyPath: id] },
            children: { Binding<C>($0[dynamicMember: children]) }, content: content)
    }

    /// A tree of bindings with one root.
    public init<C>(
        _ root: Binding<C.Element>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(
            roots: [root], identify: { $0.wrappedValue[keyPath: id] },
            children: { Binding<C>($0[dynamicMember: children]) }, content: content)
    }
}

@MainActor
extension OutlineGroup
where
    ID == Data.Element.ID, Data.Element: Identifiable, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// A tree of views; the key path leads to an element's children, which are nil if it can't be expanded.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// A tree with one root.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// A tree of bindings to elements.
    public init<C>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    )
    where
        Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        ID == C.Element.ID
    {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// A tree of bindings with one root.
    public init<C>(
        _ root: Binding<C.Element>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    )
    where
        Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        ID == C.Element.ID
    {
        self.init(root, id: \.id, children: children, content: content)
    }
}
