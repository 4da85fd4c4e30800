/// A weak reference to a layout node, for lookup by its element.
package struct WeakLayoutNode {
    package weak var node: LayoutNode?

    package init(node: LayoutNode) { self.node = node }
}
