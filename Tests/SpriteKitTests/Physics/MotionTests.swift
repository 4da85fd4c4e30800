import Foundation
import Testing

@testable import SpriteKit

@Suite("Motion of bodies") @MainActor struct MotionTests {
    @Test(arguments: [30.0, 60, 90, 120])
    func `a body falls under gravity, at any frame rate`(rate: Double) {
        let scene = TestScene.physics(gravity: -9.8)
        let ball = scene.addBall(y: 1000)
        for _ in 0..<Int(rate) { scene.frame(after: 1 / rate) }
        #expect(abs(ball.position.y - (1000 - 735)) < 10)
        #expect(abs(ball.physicsBody!.velocity.dy + 1470) < 15)
    }

    @Test func `a force holds a body against gravity, and an impulse adds to its velocity`() {
        let scene = TestScene.physics(gravity: -9.8)
        let ball = scene.addBall(y: 50)
        let body = ball.physicsBody!
        body.mass = 2
        for _ in 0..<60 {
            body.applyForce(CGVector(dx: 0, dy: 2 * 9.8 * 150))
            scene.frame()
        }
        #expect(abs(ball.position.y - 50) < 0.5)
        body.affectedByGravity = false
        body.applyImpulse(CGVector(dx: 60, dy: 0))
        #expect(abs(body.velocity.dx - 30) < 1e-9)
        scene.run(seconds: 1)
        #expect(abs(ball.position.x - 30) < 0.5)
    }

    @Test func `a force acts for one frame`() {
        let scene = TestScene.physics()
        let body = scene.addBall().physicsBody!
        body.mass = 1
        body.applyForce(CGVector(dx: 600, dy: 0))
        scene.run(seconds: 1)
        #expect(abs(body.velocity.dx - 10) < 0.01)
    }

    @Test func `torques and blows beside the centre turn a body`() {
        let scene = TestScene.physics()
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
        (body.angularDamping, body.linearDamping) = (0, 0)
        let node = scene.add(body, x: 200, y: 100)
        // The moment of a square of 1 kg and 1 m is 1/6.
        body.applyAngularImpulse(0.5)
        #expect(abs(body.angularVelocity - 3) < 1e-6)
        scene.run(seconds: 0.5)
        #expect(abs(node.zRotation - 1.5) < 0.01)
        body.angularVelocity = 0
        body.applyImpulse(CGVector(dx: 0, dy: 150), at: CGPoint(x: 275, y: 100))
        #expect(abs(body.velocity.dy - 150) < 1e-6)
        #expect(abs(body.angularVelocity - 3) < 1e-6)
        body.angularVelocity = 0
        body.applyTorque(1)
        scene.frame()
        #expect(abs(body.angularVelocity - 0.1) < 1e-3)
        body.allowsRotation = false
        body.applyAngularImpulse(5)
        #expect(body.angularVelocity == 0)
    }

    @Test func `damping slows a body by its factor`() {
        let scene = TestScene.physics()
        let ball = scene.addBall(velocity: CGVector(dx: 100, dy: 0))
        ball.physicsBody!.linearDamping = 0.5
        ball.physicsBody!.angularDamping = 2
        ball.physicsBody!.angularVelocity = 10
        scene.run(seconds: 1)
        #expect(abs(ball.physicsBody!.velocity.dx - 100 * exp(-0.5)) < 0.5)
        #expect(abs(ball.physicsBody!.angularVelocity - 10 * exp(-2)) < 0.05)
    }

    @Test(arguments: [0.0, 0.5, 0.8, 1])
    func `a ball bounces to the height that its restitution leaves`(restitution: CGFloat) {
        let scene = TestScene.physics(gravity: -9.8)
        scene.addFloor().physicsBody!.restitution = 0
        let ball = scene.addBall(y: 310)
        ball.physicsBody!.restitution = restitution
        var (hasBounced, top) = (false, CGFloat(0))
        for _ in 0..<90 {
            scene.frame()
            hasBounced = hasBounced || ball.position.y < 30
            if hasBounced, ball.physicsBody!.velocity.dy > 0 { top = max(top, ball.position.y - 10) }
        }
        #expect(hasBounced)
        #expect(abs(top - 300 * restitution * restitution) < 25)
    }

    @Test func `the world's speed and a paused scene govern the time`() {
        let scene = TestScene.physics()
        let ball = scene.addBall(velocity: CGVector(dx: 60, dy: 0))
        scene.physicsWorld.speed = 2
        scene.run(seconds: 1)
        #expect(abs(ball.position.x - 120) < 1)
        scene.physicsWorld.speed = 0
        scene.run(seconds: 1)
        #expect(abs(ball.position.x - 120) < 1)
    }

    @Test func `a frame after a long pause simulates a quarter of a second at most`() {
        let scene = TestScene.physics()
        let ball = scene.addBall(velocity: CGVector(dx: 100, dy: 0))
        scene.frame(after: 60)
        #expect(abs(ball.position.x - 25) < 0.1)
        scene.frame()
        #expect(ball.position.x < 27)
    }

    @Test func `a pinned body turns at its place`() {
        let scene = TestScene.physics(gravity: -9.8)
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 60, height: 10))
        body.pinned = true
        let node = scene.add(body, x: 100, y: 100)
        body.applyAngularImpulse(0.001)
        scene.run(seconds: 1)
        #expect(distance(node.position, CGPoint(x: 100, y: 100)) < 0.5)
        #expect(abs(node.zRotation) > 0.1)
        node.position = CGPoint(x: 200, y: 50)
        scene.run(seconds: 0.5)
        #expect(distance(node.position, CGPoint(x: 200, y: 50)) < 0.5)
        body.pinned = false
        scene.run(seconds: 0.5)
        #expect(node.position.y < 0)
    }

    @Test func `actions push bodies and change their numbers`() {
        let scene = TestScene.physics()
        let ball = scene.addBall()
        let body = ball.physicsBody!
        body.mass = 2
        ball.run(.applyImpulse(CGVector(dx: 20, dy: 0), duration: 0))
        scene.frame()
        #expect(abs(body.velocity.dx - 10) < 1e-6)
        ball.run(.applyForce(CGVector(dx: 0, dy: 40), duration: 1))
        ball.run(.changeMass(to: 4, duration: 2))
        scene.run(seconds: 0.5)
        #expect(body.velocity.dy > 7 && body.velocity.dy < 10)
        scene.run(seconds: 2)
        #expect(body.velocity.dy > 13 && body.velocity.dy < 20)
        #expect(abs(body.mass - 4) < 1e-4)
    }
}
