import Foundation
import Testing

@testable import SpriteKit

@Suite("Actions") @MainActor struct ActionTests {
    private func sprite(in scene: TestScene) -> SKSpriteNode {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        scene.addChild(sprite)
        return sprite
    }

    @Test func `a position read between frames is that of the moment`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        node.run(.move(to: CGPoint(x: 100, y: 40), duration: 2))
        scene.pass(0.5)
        #expect(node.position == CGPoint(x: 25, y: 10))
        scene.pass(9)
        #expect(node.position == CGPoint(x: 100, y: 40))
        #expect(!node.hasActions())
    }

    @Test func `a place that the app sets is where the action goes on from`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        node.run(.moveBy(x: 100, y: 0, duration: 1))
        scene.pass(0.5)
        node.position = CGPoint(x: 1000, y: 7)
        scene.pass(0.5)
        #expect(node.position == CGPoint(x: 1050, y: 7))
    }

    @Test func `two actions on one number add up`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        node.run(.moveBy(x: 100, y: 0, duration: 1))
        node.run(.moveBy(x: -10, y: 0, duration: 0.5))
        scene.pass(1)
        #expect(abs(node.position.x - 90) < 1e-9)
    }

    @Test func `a sequence calls the app in the frame that it falls in, not before`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        var places: [CGFloat] = []
        node.run(
            .sequence([
                .moveBy(x: 10, y: 0, duration: 1), .run { places.append(node.position.x) },
                .moveBy(x: 10, y: 0, duration: 1),
            ]))
        scene.pass(1.5)
        #expect(node.position.x == 10)
        #expect(places == [])
        scene.frame(after: 0)
        #expect(places == [10])
        #expect(node.position.x == 15)
    }

    @Test func `a completion is called once, when the action is done`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        var count = 0
        node.run(.fadeOut(withDuration: 1)) { count += 1 }
        scene.frame(after: 0.9)
        #expect(count == 0)
        scene.frame(after: 0.2)
        scene.frame(after: 0.2)
        #expect(count == 1)
        #expect(node.alpha == 0)
    }

    @Test func `waiting for an action ends when it is done, and when the node forgets it`() async {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        let done = Task { await node.run(.wait(forDuration: 1)) }
        let forgotten = Task { await node.run(.wait(forDuration: 100)) }
        while node.runs.count < 2 { await Task.yield() }
        scene.frame(after: 1.1)
        await done.value
        node.removeAllActions()
        await forgotten.value
        #expect(!node.hasActions())
    }

    @Test func `an action of the same key takes the place of the other`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        node.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "walk")
        scene.pass(0.5)
        node.run(.moveBy(x: 0, y: 100, duration: 1), withKey: "walk")
        scene.pass(0.5)
        #expect(node.position == CGPoint(x: 50, y: 50))
        #expect(node.action(forKey: "walk") != nil)
        node.removeAction(forKey: "walk")
        scene.pass(1)
        #expect(node.position == CGPoint(x: 50, y: 50))
    }

    @Test func `the speed of a running action, of a node and of what is above it multiply`() {
        let scene = TestScene.make()
        let group = SKNode()
        scene.addChild(group)
        let node = SKNode()
        group.addChild(node)
        node.run(.moveBy(x: 800, y: 0, duration: 8), withKey: "walk")
        scene.pass(1)
        group.speed = 2
        scene.pass(1)
        #expect(abs(node.position.x - 300) < 1e-9)
        node.action(forKey: "walk")?.speed = 0.5
        scene.pass(1)
        #expect(abs(node.position.x - 400) < 1e-9)
        group.isPaused = true
        scene.pass(1)
        #expect(abs(node.position.x - 400) < 1e-9)
    }

    @Test func `a node removed by its action takes no part any more`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        node.run(.sequence([.wait(forDuration: 1), .removeFromParent()]))
        scene.frame(after: 1.01)
        #expect(node.parent == nil)
        #expect(scene.children == [])
    }

    @Test func `a custom action is called in each frame with the seconds that passed`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        var seconds: [CGFloat] = []
        node.run(
            .customAction(withDuration: 1) { node, time in
                seconds.append(time)
                node.zRotation = time
            })
        for _ in 0..<3 { scene.frame(after: 0.5) }
        #expect(seconds == [0.5, 1])
        #expect(node.zRotation == 1)
    }

    @Test func `an action runs on a child of a name`() {
        let scene = TestScene.make()
        let child = sprite(in: scene)
        child.name = "lamp"
        scene.run(.run(.hide(), onChildWithName: "lamp"))
        scene.frame()
        scene.frame()
        #expect(child.isHidden)
    }

    @Test func `an hour of a dance that nobody watched is found out at once`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        node.run(
            .repeatForever(.sequence([.moveBy(x: 2, y: 0, duration: 0.001), .moveBy(x: -1, y: 0, duration: 0.001)])))
        scene.pass(7200.0005)
        #expect(abs(node.position.x - 3_600_001) < 0.01)
    }

    @Test func `a repetition of nothing ends its turn`() {
        let scene = TestScene.make()
        let node = sprite(in: scene)
        var count = 0
        node.run(.repeatForever(.run { count += 1 }))
        scene.frame()
        scene.frame()
        #expect(count == 2)
    }

    @Test func `durations add up, and reversing goes the same way back`() {
        let action = SKAction.sequence([
            .moveBy(x: 1, y: 0, duration: 1), .group([.wait(forDuration: 3), .fadeIn(withDuration: 2)]),
        ])
        #expect(action.duration == 4)
        #expect(SKAction.repeat(action, count: 2).duration == 8)
        let scene = TestScene.make()
        let node = sprite(in: scene)
        let walk = SKAction.moveBy(x: 30, y: 10, duration: 1)
        node.run(.sequence([walk, walk.reversed()]))
        scene.pass(2)
        #expect(abs(node.position.x) < 1e-9 && abs(node.position.y) < 1e-9)
    }
}
