import Foundation
import Testing

@testable import SpriteKit

@Suite("Contacts and collisions") @MainActor struct ContactTests {
    /// A moving and a still ball: their masks, and whether each of them is moved by the other.
    struct Case: CustomTestStringConvertible, Sendable {
        var first: (category: UInt32, collision: UInt32)
        var second: (category: UInt32, collision: UInt32)
        var moves: (first: Bool, second: Bool)
        var testDescription: String { "\(first) meets \(second)" }
    }

    nonisolated static let cases = [
        Case(first: (.max, .max), second: (.max, .max), moves: (true, true)),
        Case(first: (1, 2), second: (2, 1), moves: (true, true)),
        Case(first: (1, 2), second: (2, 0), moves: (true, false)),
        Case(first: (1, 0), second: (2, 1), moves: (false, true)),
        Case(first: (1, 0), second: (2, 0), moves: (false, false)),
        Case(first: (1, 1), second: (2, 2), moves: (false, false)),
        Case(first: (0, .max), second: (0, .max), moves: (false, false)),
        Case(first: (3, 4), second: (4, 8), moves: (true, false)),
    ]

    @Test(arguments: cases)
    func `each body's collision mask says whether it is moved`(item: Case) {
        let scene = TestScene.physics()
        let first = scene.addBall(x: 0, velocity: CGVector(dx: 200, dy: 0))
        let second = scene.addBall(x: 60)
        for (node, masks) in [(first, item.first), (second, item.second)] {
            node.physicsBody!.restitution = 1
            (node.physicsBody!.categoryBitMask, node.physicsBody!.collisionBitMask) = (masks.category, masks.collision)
        }
        scene.run(seconds: 0.5)
        #expect((first.physicsBody!.velocity.dx < 190) == item.moves.first)
        #expect((second.physicsBody!.velocity.dx > 10) == item.moves.second)
        // Against one that isn't moved the ball bounces back as from a wall.
        if item.moves == (true, false) { #expect(abs(first.physicsBody!.velocity.dx + 200) < 20) }
        if item.moves == (true, true) { #expect(abs(second.physicsBody!.velocity.dx - 200) < 5) }
    }

    /// Whether the contact tests ask, and whether the bodies collide.
    @Test(arguments: [(UInt32(2), UInt32(0)), (0, 1), (2, 1)], [true, false])
    func `a contact begins and ends once, with or without a collision`(tests: (UInt32, UInt32), collides: Bool) {
        let (scene, notes) = (TestScene.physics(), ContactNotes())
        scene.physicsWorld.contactDelegate = notes
        let first = scene.addBall(x: 0, velocity: CGVector(dx: 300, dy: 0)).physicsBody!
        let second = scene.addBall(x: 60).physicsBody!
        (first.categoryBitMask, second.categoryBitMask) = (1, 2)
        (first.contactTestBitMask, second.contactTestBitMask) = tests
        if !collides { (first.collisionBitMask, second.collisionBitMask) = (0, 0) }
        (first.restitution, second.restitution) = (1, 1)
        scene.run(seconds: 0.15)
        #expect(notes.begun.count == 1)
        scene.run(seconds: 0.5)
        #expect(notes.begun.count == 1 && notes.ended.count == 1)
        let contact = notes.begun[0]
        #expect(Set([contact.bodyA, contact.bodyB]) == Set([first, second]))
        #expect((contact.collisionImpulse > 0) == collides)
        #expect(abs(abs(contact.contactNormal.dx) - 1) < 0.01)
        #expect(abs(contact.contactPoint.y) < 1 && abs(contact.contactPoint.x - 50) < 6)
        #expect((contact.bodyB === second) == (contact.contactNormal.dx > 0))
    }

    @Test func `a contact that nobody asks for isn't told`() {
        let (scene, notes) = (TestScene.physics(), ContactNotes())
        scene.physicsWorld.contactDelegate = notes
        let first = scene.addBall(x: 0, velocity: CGVector(dx: 300, dy: 0)).physicsBody!
        let second = scene.addBall(x: 60).physicsBody!
        (first.categoryBitMask, second.categoryBitMask) = (1, 2)
        (first.contactTestBitMask, second.contactTestBitMask) = (1, 2)
        scene.run(seconds: 0.5)
        #expect(notes.begun.isEmpty && notes.ended.isEmpty)
    }

    @Test func `a body of several shapes touches once`() {
        let (scene, notes) = (TestScene.physics(gravity: -9.8), ContactNotes())
        scene.physicsWorld.contactDelegate = notes
        scene.addFloor().physicsBody!.restitution = 0
        let body = SKPhysicsBody(bodies: [
            SKPhysicsBody(circleOfRadius: 10, center: CGPoint(x: -10, y: 0)),
            SKPhysicsBody(circleOfRadius: 10, center: CGPoint(x: 10, y: 0)),
        ])
        (body.contactTestBitMask, body.restitution) = (.max, 0)
        let node = scene.add(body, y: 40)
        scene.run(seconds: 2)
        #expect(notes.begun.count == 1 && notes.ended.isEmpty)
        #expect(body.allContactedBodies().count == 1)
        node.position.y = 400
        scene.frame()
        #expect(notes.ended.count == 1)
        #expect(body.allContactedBodies().isEmpty)
    }

    @Test func `a delegate may remove nodes, add bodies and joints, and change masks`() {
        let (scene, notes) = (TestScene.physics(gravity: -9.8), ContactNotes())
        scene.physicsWorld.contactDelegate = notes
        let floor = scene.addFloor()
        for index in 0..<10 {
            let ball = scene.addBall(x: CGFloat(index * 15), y: 50 + CGFloat(index * 7))
            ball.physicsBody!.contactTestBitMask = .max
        }
        notes.whenBegun = { contact in
            let hit = [contact.bodyA, contact.bodyB].filter { $0.node !== floor }
            for body in hit { body.node?.removeFromParent() }
            let new = scene.addBall(x: 700, y: 200)
            let other = scene.addBall(x: 730, y: 200)
            scene.physicsWorld.add(
                SKPhysicsJointPin.joint(
                    withBodyA: new.physicsBody!, bodyB: other.physicsBody!, anchor: CGPoint(x: 715, y: 200)))
            new.physicsBody!.isDynamic = false
            new.setScale(2)
        }
        scene.run(seconds: 3)
        #expect(notes.begun.count >= 5)
        #expect(scene.physicsWorld.space!.members.count == scene.children.count)
        scene.removeAllChildren()
        scene.frame()
        #expect(scene.physicsWorld.space!.members.isEmpty && scene.physicsWorld.space!.joints.isEmpty)
    }

    @Test func `a body that leaves ends its contacts`() {
        let (scene, notes) = (TestScene.physics(gravity: -9.8), ContactNotes())
        scene.physicsWorld.contactDelegate = notes
        scene.addFloor()
        let ball = scene.addBall(y: 9)
        ball.physicsBody!.contactTestBitMask = .max
        scene.run(seconds: 0.2)
        #expect(notes.begun.count == 1)
        ball.removeFromParent()
        scene.frame()
        #expect(notes.ended.count == 1)
    }

    @Test func `joined and still bodies: two edges never touch`() {
        let (scene, notes) = (TestScene.physics(), ContactNotes())
        scene.physicsWorld.contactDelegate = notes
        for _ in 0..<2 {
            let edge = SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 50, y: 50))
            edge.contactTestBitMask = .max
            scene.add(edge)
        }
        scene.run(seconds: 0.2)
        #expect(notes.begun.isEmpty)
    }

    @Test(arguments: [1000.0, 5000, 20000])
    func `a fast ball doesn't pass an edge, nor a body if it is precise`(speed: CGFloat) {
        let scene = TestScene.physics()
        scene.add(SKPhysicsBody(edgeFrom: CGPoint(x: 0, y: -50), to: CGPoint(x: 0, y: 50)), x: 300)
        let ball = scene.addBall(radius: 4, velocity: CGVector(dx: speed, dy: 0))
        ball.physicsBody!.restitution = 1
        scene.run(seconds: 1)
        #expect(abs(ball.physicsBody!.velocity.dx + speed) < speed / 100)
        let target = scene.addBall(x: -300, y: 100, radius: 6)
        target.physicsBody!.mass = 1e6
        ball.physicsBody!.usesPreciseCollisionDetection = true
        ball.position = CGPoint(x: 0, y: 100)
        scene.run(seconds: 1)
        #expect(ball.physicsBody!.velocity.dx > 0)
    }
}
