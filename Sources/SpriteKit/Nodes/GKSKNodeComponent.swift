import Foundation
import GameplayKit

/// A component that is a node: while an entity has it, the node knows the entity.
///
/// See [GKSKNodeComponent](https://developer.apple.com/documentation/gameplaykit/gksknodecomponent).
open class GKSKNodeComponent: GKComponent {
    /// The node, whose `entity` is that of the component.
    open var node: SKNode {
        willSet { tell(node, nil) }
        didSet { tell(node, entity) }
    }

    /// A component that is this node. When the component is added to an entity, the node's `entity` is set.
    public init(node: SKNode) {
        self.node = node
        super.init()
    }

    /// Reads the component of a scene file; nil for any other coder, and if the file has no such node.
    public required init?(coder: NSCoder) {
        let found = coder.decodeObject(forKey: "_node") as? SKNode
        guard let node = found ?? (coder as? ArchiveCoder)?.node(atPath: "_serializableNodeIndexPath") else {
            return nil
        }
        self.node = node
        super.init(coder: coder)
    }

    /// Sets the node's entity.
    open override func didAddToEntity() { tell(node, entity) }
    /// Clears the node's entity.
    open override func willRemoveFromEntity() { tell(node, nil) }

    private func tell(_ node: SKNode, _ entity: GKEntity?) {
        // Components aren't bound to an actor; code that uses nodes is on the main actor.
        nonisolated(unsafe) let entity = entity
        MainActor.assumeIsolated { node.entity = entity }
    }
}
