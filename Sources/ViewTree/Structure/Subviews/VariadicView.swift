/// What containers were written with before `Group(subviews:)`, and still are in public code.
///
/// Apple documents none of it. A root is handed the views of the tree's content, each by itself.
public enum _VariadicView {
    /// A root, and the views that it works on.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// What works on the views.
        public var root: Root
        /// The views that it works on.
        public var content: Content

        /// A root and the views that it works on.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }

    /// The views that a root was given, in order.
    public struct Children: RandomAccessCollection {
        let subviews: SubviewsCollection

        /// The index of the first element.
        public var startIndex: Int { subviews.startIndex }
        /// The index after the last element.
        public var endIndex: Int { subviews.endIndex }
        /// The view at an index.
        public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

        /// One of the views.
        public struct Element: Identifiable {
            let subview: Subview

            /// The view's identity in its container.
            public var id: AnyHashable { AnyHashable(subview.id) }

            /// The identity that `ForEach` or `tag` gave the view, where it has that type.
            @MainActor public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.tag(for: type) }

            /// What the view says of itself by `_trait`.
            @MainActor public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
                let values = subview.layouts.first?.trait(ContainerValuesTrait.self)
                return values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
            }
        }
    }
}

/// Something that works on views.
public protocol _VariadicView_Root {}

/// A root that is a view itself.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body may be several views, which the container around the tree places.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// A root and the views that it works on.
    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }

    /// What the view shows.
    public var body: some View {
        SubviewReader(content: content) { root.body(children: _VariadicView.Children(subviews: $0)) }
    }
}

extension _VariadicView.Children: View {
    /// All of the views, one after the other.
    public var body: some View { subviews }
}

extension _VariadicView.Children.Element: View {
    /// What the view shows.
    public var body: some View { subview }
}

/// A key for what a view says of itself to a root.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    /// Says something to the root that the view is handed to.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(ContainerValueModifier(key: ObjectIdentifier(key), value: value))
    }
}
