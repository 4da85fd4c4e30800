/// A reference to a node that doesn't keep it: nil once the node has been released.
///
/// In contrast to a `weak` reference, it gives the node no side table, through which the runtime would count all of the node's
/// references from then on. All who need one share it (`OwnReference`). It is read on the main actor only, and while the node's
/// window exists: a node that is being released on another thread can't be reached.
package final class NodeReference<Node: AnyObject>: @unchecked Sendable {
    package private(set) unowned var node: Node?

    fileprivate init(_ node: Node) { self.node = node }

    fileprivate func clear() { node = nil }
}

/// A node's own reference to itself, made when it is first needed.
struct OwnReference<Node: AnyObject> {
    private var reference: NodeReference<Node>?

    mutating func reference(to node: Node) -> NodeReference<Node> {
        if let reference { return reference }
        let new = NodeReference(node)
        reference = new
        return new
    }

    /// The node calls it when it is released.
    func clear() { reference?.clear() }
}
