/// A view's geometry, for objects that may outlive the view: it doesn't keep the view's layout in memory.
@MainActor
package struct WeakGeometry {
    private weak var node: LayoutNode?

    package init(_ geometry: GeometryProxy) { node = geometry.node }

    /// The geometry, whose reads aren't observed; nil once the view is gone.
    package var proxy: GeometryProxy? { node.map { GeometryProxy(node: $0, observe: nil) } }
}
