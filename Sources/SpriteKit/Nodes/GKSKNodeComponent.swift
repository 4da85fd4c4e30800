import Foundation
import GameplayKit

/// A component that is a node: while an entity has it, the node knows the entity.
///
/// See [GKSKNodeComponent](https://developer.apple.com/documentation/gameplaykit/gksknodecomponent).
open class GKSKNodeComponent: GKComponent {
    open var node: SKNode {
        willSet { tell(node, nil) }
        didSet { tell(node, entity) }
    }

    public init(node: SKNode) {
        self.node = node
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    open override func didAddToEntity() { tell(node, entity) }
    open override func willRemoveFromEntity() { tell(node, nil) }

    private func tell(_ node: SKNode, _ entity: GKEntity?) {
        // Components know of no actor; whoever has nodes is on the main one.
        nonisolated(unsafe) let entity = entity
        MainActor.assumeIsolated { node.entity = entity }
    }
}
