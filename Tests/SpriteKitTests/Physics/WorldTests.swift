import Foundation
import Testing

@testable import SpriteKit

@Suite("Physics and the tree of nodes") @MainActor struct WorldTests {
    @Test func `a scene without bodies has no simulation`() {
        let scene = TestScene.make()
        scene.addChild(SKNode())
        scene.run(seconds: 0.1)
        #expect(scene.physicsWorld.space == nil)
    }

    @Test func `the physics runs between the actions and didSimulatePhysics`() {
        let scene = TestScene.physics(gravity: -9.8)
        scene.addFloor()
        let ball = scene.addBall(y: 9)
        ball.physicsBody!.contactTestBitMask = .max
        let notes = ContactNotes()
        scene.physicsWorld.contactDelegate = notes
        notes.whenBegun = { _ in scene.calls.append("contact") }
        scene.frame()
        #expect(
            scene.calls == [
                "update", "didEvaluateActions", "contact", "didSimulatePhysics", "didApplyConstraints",
                "didFinishUpdate",
            ])
    }

    @Test func `a body in scaled, turned and mirrored parents moves in the scene's coordinates`() {
        let scene = TestScene.physics(gravity: -9.8)
        let outer = SKNode()
        (outer.position, outer.zRotation) = (CGPoint(x: 100, y: 200), 2)
        outer.setScale(2)
        let inner = SKNode()
        (inner.position, inner.xScale) = (CGPoint(x: 30, y: 0), -1)
        scene.addChild(outer)
        outer.addChild(inner)
        let body = SKPhysicsBody(circleOfRadius: 10)
        body.linearDamping = 0
        let node = scene.add(body, x: 5, y: 7, to: inner)
        let start = inner.convert(node.position, to: scene)
        body.angularVelocity = 1
        scene.run(seconds: 0.5)
        let end = inner.convert(node.position, to: scene)
        #expect(abs(end.x - start.x) < 0.01)
        #expect(abs(end.y - start.y + 1470 / 8) < 5)
        // In a mirrored parent the node turns the other way, so that it is seen to turn counterclockwise.
        #expect(abs(node.zRotation + 0.49) < 0.02)
    }

    @Test func `a scaled node's shape is scaled, and rests where its picture ends`() {
        let scene = TestScene.physics(gravity: -9.8)
        scene.addFloor()
        let body = SKPhysicsBody(circleOfRadius: 10)
        body.restitution = 0
        let node = scene.add(body, y: 80)
        node.setScale(3)
        scene.run(seconds: 2)
        #expect(abs(node.position.y - 30) < 0.5)
        node.setScale(1)
        scene.run(seconds: 2)
        #expect(abs(node.position.y - 10) < 0.5)
    }

    @Test func `setting the position or running an action moves the body, which keeps its velocity`() {
        let scene = TestScene.physics()
        let ball = scene.addBall(velocity: CGVector(dx: 60, dy: 0))
        scene.run(seconds: 0.5)
        ball.position = CGPoint(x: 500, y: 300)
        scene.run(seconds: 0.5)
        #expect(distance(ball.position, CGPoint(x: 530, y: 300)) < 1)
        ball.run(.moveBy(x: 0, y: 100, duration: 0.5))
        scene.run(seconds: 0.6)
        #expect(distance(ball.position, CGPoint(x: 566, y: 400)) < 2)
    }

    @Test func `a still body that the app moves wakes what it meets`() {
        let scene = TestScene.physics()
        let ball = scene.addBall(x: 100)
        let wall = scene.add(SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20)))
        wall.physicsBody!.isDynamic = false
        scene.run(seconds: 2)
        #expect(ball.physicsBody!.isResting)
        wall.position.x = 85
        scene.run(seconds: 0.5)
        #expect(ball.position.x > 104)
    }

    @Test func `bodies rest, and a scene at rest sends nothing`() {
        let scene = TestScene.physics(gravity: -9.8)
        scene.addFloor()
        let boxes = (0..<10).map { index -> SKNode in
            let body = SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 20))
            return scene.add(body, y: 10 + CGFloat(index) * 20)
        }
        scene.run(seconds: 6)
        for (index, box) in boxes.enumerated() {
            #expect(box.physicsBody!.isResting)
            #expect(box.physicsBody!.velocity == .zero)
            #expect(abs(box.position.y - 10 - CGFloat(index) * 20) < 2)
            #expect(abs(box.position.x) < 2)
        }
        _ = scene.picture.refreshed()
        let before = scene.picture.parts
        scene.run(seconds: 1)
        #expect(scene.picture.refreshed() == before)
        boxes[0].physicsBody!.applyImpulse(CGVector(dx: 10, dy: 0))
        #expect(!boxes[0].physicsBody!.isResting)
    }

    @Test func `a copied scene has its own physics`() throws {
        let scene = SKScene(size: CGSize(width: 400, height: 300))
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: -5)
        let copy = try #require(scene.copy() as? SKScene)
        #expect(copy.physicsWorld.gravity.dy == -5)
        let (start, end) = (CGPoint(x: 50, y: 50), CGPoint(x: 500, y: 50))
        #expect(copy.physicsWorld.body(alongRayStart: start, end: end) === copy.physicsBody)
        #expect(scene.physicsWorld.body(alongRayStart: start, end: end) === scene.physicsBody)
    }

    @Test func `an app can lay a body to rest and wake it`() {
        let scene = TestScene.physics(gravity: -9.8)
        let ball = scene.addBall(y: 100)
        scene.frame()
        ball.physicsBody!.isResting = true
        let place = ball.position
        scene.run(seconds: 1)
        #expect(ball.position == place)
        ball.physicsBody!.isResting = false
        scene.run(seconds: 0.5)
        #expect(ball.position.y < place.y - 50)
    }

    @Test func `a body becomes still and moves again`() {
        let scene = TestScene.physics(gravity: -9.8)
        let ball = scene.addBall(y: 300)
        scene.run(seconds: 0.2)
        ball.physicsBody!.isDynamic = false
        let place = ball.position
        scene.run(seconds: 0.5)
        #expect(ball.position == place)
        ball.physicsBody!.isDynamic = true
        scene.run(seconds: 0.5)
        #expect(ball.position.y < place.y - 100)
    }

    @Test func `a body out of the scene keeps its motion for its return`() {
        let scene = TestScene.physics()
        let ball = scene.addBall(velocity: CGVector(dx: 60, dy: 0))
        scene.frame()
        ball.removeFromParent()
        scene.run(seconds: 0.5)
        #expect(ball.physicsBody!.velocity.dx == 60)
        ball.position = .zero
        scene.addChild(ball)
        scene.run(seconds: 0.5)
        #expect(abs(ball.position.x - 30) < 1)
    }

    @Test func `a scene's bodies and joints are gone with it`() {
        weak var space: PhysicsSpace?
        var kept: [SKNode] = []
        do {
            let scene = SKScene(size: CGSize(width: 400, height: 300))
            for index in 0..<4 {
                let node = SKNode()
                node.position = CGPoint(x: index * 15, y: 0)
                node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
                scene.addChild(node)
                kept.append(node)
            }
            scene.physicsWorld.add(
                SKPhysicsJointFixed.joint(
                    withBodyA: kept[0].physicsBody!, bodyB: kept[1].physicsBody!, anchor: .zero))
            scene.runFrame(at: 0.1)
            kept[2].physicsBody!.pinned = true
            scene.runFrame(at: 0.2)
            space = scene.physicsWorld.space
            #expect(kept[0].physicsBody!.joints.count == 1)
        }
        #expect(space == nil)
        #expect(kept[0].physicsBody!.joints.isEmpty)
        kept[0].physicsBody!.applyImpulse(CGVector(dx: 1, dy: 1))
        kept[0].physicsBody!.isDynamic = false
    }
}
