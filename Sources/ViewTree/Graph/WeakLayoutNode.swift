/// A layout node that is found by its element while it lives.
package struct WeakLayoutNode {
    package weak var node: LayoutNode?

    package init(node: LayoutNode) { self.node = node }
}
