@_spi(Nodes) import ViewTree

/// Shows a root view and, above it, the pages that were pushed.
///
/// See [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack).
public struct NavigationStack<Data, Root: View>: View {
    private let path: Binding<[NavigationValue]>?
    private let root: Root

    /// A stack that owns its path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack with the app's path, of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = Binding(
            location: FunctionalLocation(
                get: { path.wrappedValue.elements },
                set: { elements, transaction in
                    withTransaction(transaction) {
                        var new = NavigationPath()
                        new.elements = elements
                        path.wrappedValue = new
                    }
                }))
        self.root = root()
    }

    /// A stack with the app's path, a collection. Values of other types are left out of it.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = Binding(
            location: FunctionalLocation(
                get: { path.wrappedValue.map { NavigationValue($0) } },
                set: { elements, transaction in
                    withTransaction(transaction) {
                        path.wrappedValue = Data(elements.compactMap { $0.value.base as? Data.Element })
                    }
                }))
        self.root = root()
    }

    /// The root, and above it the pages of the path.
    public var body: some View { StackWithPath(path: path, root: root) }
}

/// Keeps a path for a stack if the app has none.
private struct StackWithPath<Root: View>: View {
    let path: Binding<[NavigationValue]>?
    let root: Root
    @State private var own: [NavigationValue] = []

    var body: some View { StackContainer(path: path ?? $own, model: nil, linksTo: nil, root: root) }
}

/// A stack with a path. A split view passes its own model, and the stack for a column's links.
struct StackContainer<Root: View>: PrimitiveView {
    let path: Binding<[NavigationValue]>
    let model: NavigationModel?
    let linksTo: NavigationModel?
    let root: Root

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        NavigationStackNode(view, context)
    }
}
