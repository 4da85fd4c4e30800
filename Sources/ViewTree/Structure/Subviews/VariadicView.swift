/// The predecessor of `Group(subviews:)` for writing containers, still used in public code.
///
/// Apple doesn't document it. A root receives the individual views of the tree's content.
public enum _VariadicView {
    /// A root and its views.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// The root, which arranges the views.
        public var root: Root
        /// The views.
        public var content: Content

        /// Creates a tree from a root and its views.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }

    /// The root's views, in order.
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

            /// The identity set by `ForEach` or `tag`, if it has that type.
            @MainActor public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.tag(for: type) }

            /// The view's value set by `_trait`.
            @MainActor public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
                let values = subview.layouts.first?.trait(ContainerValuesTrait.self)
                return values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
            }
        }
    }
}

/// A type that arranges views.
public protocol _VariadicView_Root {}

/// A root that is a view itself.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body may be several views, which the container around the tree lays out.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// Creates a tree from a root and its views.
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

/// A key for a value that a view provides to a root.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value for the root that receives the view.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(ContainerValueModifier(key: ObjectIdentifier(key), value: value))
    }
}
