import Foundation
import Testing

@testable import SpriteKit

@Suite("Reversed actions") @MainActor struct ReversalTests {
    private func sprite(in scene: TestScene) -> SKSpriteNode {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        sprite.position = CGPoint(x: 3, y: 4)
        sprite.alpha = 0.5
        scene.addChild(sprite)
        return sprite
    }

    private static let texture = SKTexture(resource: MissingImage.resource, size: CGSize(width: 9, height: 9))

    /// Actions with an absolute target. They don't know their start value.
    private nonisolated static let absolute: [SKAction] = [
        .move(to: CGPoint(x: 90, y: 90), duration: 2), .moveTo(x: 90, duration: 2), .moveTo(y: 90, duration: 2),
        .rotate(toAngle: 1, duration: 2), .rotate(toAngle: 1, duration: 2, shortestUnitArc: true),
        .resize(toWidth: 90, height: 90, duration: 2), .resize(toWidth: 90, duration: 2),
        .resize(toHeight: 90, duration: 2), .scale(to: 3, duration: 2),
        .scale(to: CGSize(width: 90, height: 90), duration: 2), .scaleX(to: 3, y: 3, duration: 2),
        .scaleX(to: 3, duration: 2), .scaleY(to: 3, duration: 2), .fadeAlpha(to: 1, duration: 2),
        .colorize(with: .blue, colorBlendFactor: 1, duration: 2), .colorize(withColorBlendFactor: 0.5, duration: 2),
        .speed(to: 5, duration: 2),
    ]

    @Test(arguments: absolute.indices)
    func `what goes to something is reversed to nothing, in as much time`(index: Int) {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        let before = node.state
        let back = Self.absolute[index].reversed()
        #expect(back.duration == 2)
        var isDone = false
        node.run(back) { isDone = true }
        scene.frame(after: 1)
        #expect(!isDone)
        scene.frame(after: 1.1)
        #expect(isDone)
        #expect(node.state == before)
        #expect(node.speed == 1)
    }

    @Test func `another picture is not taken back`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        let back = SKAction.setTexture(Self.texture, resize: true).reversed()
        #expect(back.duration == 0)
        node.run(back)
        scene.frame(after: 1)
        #expect(node.texture == nil)
        #expect(node.size == CGSize(width: 10, height: 10))
    }

    @Test func `waits and calls are the same again`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        var count = 0
        #expect(SKAction.wait(forDuration: 3).reversed().duration == 3)
        node.run(SKAction.run { count += 1 }.reversed())
        node.run(SKAction.customAction(withDuration: 0) { _, _ in count += 1 }.reversed())
        scene.frame(after: 1)
        #expect(count == 2)
        node.run(SKAction.removeFromParent().reversed())
        scene.frame(after: 1)
        #expect(node.parent == nil)
    }

    @Test func `a sequence with a place in it stays there on its way back`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        let way = SKAction.sequence([.moveTo(x: 50, duration: 1), .moveBy(x: 10, y: 0, duration: 1)])
        node.run(.sequence([way, way.reversed()]))
        scene.pass(2.5)
        #expect(abs(node.position.x - 55) < 1e-9)
        scene.pass(1.5)
        #expect(abs(node.position.x - 50) < 1e-9)
        #expect(!node.hasActions())
    }
}
