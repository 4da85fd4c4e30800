import GameplayKit
import Testing

@testable import SpriteKit

@Suite("Nodes of entities") @MainActor struct NodeEntityTests {
    @Test func `a node knows its entity as long as that has its component`() {
        let (entity, node, other) = (GKEntity(), SKNode(), SKNode())
        let component = GKSKNodeComponent(node: node)
        #expect(node.entity == nil)
        entity.addComponent(component)
        #expect(node.entity === entity)
        component.node = other
        #expect(node.entity == nil && other.entity === entity)
        entity.removeComponent(ofType: GKSKNodeComponent.self)
        #expect(other.entity == nil)
    }
}
