import Foundation

/// The coder that a node's copy is made with: a subclass has no other initialiser that it must have.
final class NodeCopier: NSCoder {
    let original: SKNode
    init(_ original: SKNode) { self.original = original }
}

extension SKNode {
    /// A copy made by `init(coder:)`, the one initialiser that every subclass has.
    func makeCopy() -> SKNode {
        guard let copy = type(of: self).init(coder: NodeCopier(self)) else {
            preconditionFailure("init(coder:) of \(type(of: self)) made no copy of \(name ?? "a node")")
        }
        return copy
    }
}

/// Nodes stay on the main actor; this only takes one out of `assumeIsolated`.
struct UncheckedNode: @unchecked Sendable {
    let node: SKNode
}
