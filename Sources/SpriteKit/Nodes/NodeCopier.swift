import Foundation

/// The coder that `copy()` passes to `init(coder:)`, the only initializer that every subclass must have.
final class NodeCopier: NSCoder {
    let original: SKNode
    init(_ original: SKNode) { self.original = original }
}

extension SKNode {
    /// Makes the copy through `init(coder:)`.
    func makeCopy() -> SKNode {
        guard let copy = type(of: self).init(coder: NodeCopier(self)) else {
            preconditionFailure("init(coder:) of \(type(of: self)) made no copy of \(name ?? "a node")")
        }
        return copy
    }
}

/// Carries a node out of `assumeIsolated`; nodes never leave the main actor.
struct UncheckedNode: @unchecked Sendable {
    let node: SKNode
}
