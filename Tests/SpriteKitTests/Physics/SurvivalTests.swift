import CChipmunk
import Foundation
import Testing

@testable import SpriteKit

/// Chipmunk stops the process on numbers that aren't finite, and on changes at the wrong time.
@Suite("Nothing in physics ends the process") @MainActor struct SurvivalTests {
    @Test(arguments: 0..<24)
    func `whatever an app sets, and whenever, bodies have numbers`(seed: Int) {
        let stage = WildStage(seed: seed)
        stage.play(frames: 40)
        #expect(stage.isFinite)
    }

    @Test func `bodies to which the solver gave no number rest where they were, and move again`() {
        let scene = TestScene.physics()
        let (ball, other) = (scene.addBall(x: 10, y: 20), scene.addBall(x: 110, y: 20))
        scene.frame()
        scene.physicsWorld.add(EndlessSpring(ball.physicsBody!, other.physicsBody!, .zero, .zero))
        scene.run(seconds: 0.1)
        #expect(ball.position == CGPoint(x: 10, y: 20) && other.position == CGPoint(x: 110, y: 20))
        ball.physicsBody?.velocity = CGVector(dx: 0, dy: 60)
        scene.run(seconds: 1)
        #expect(abs(ball.position.y - 80) < 0.5)
    }

    @Test func `a still body that the solver pushed with no number can be moved, and stops others`() {
        let scene = TestScene.physics(gravity: -9.8)
        let (floor, ball) = (scene.addFloor(), scene.addBall(x: 0, y: 100))
        scene.frame()
        let spring = EndlessSpring(floor.physicsBody!, ball.physicsBody!, .zero, .zero)
        scene.physicsWorld.add(spring)
        scene.frame()
        scene.physicsWorld.remove(spring)
        floor.position.y = 10
        scene.run(seconds: 2)
        #expect(abs(ball.position.y - 20) < 0.5)
    }

    @Test func `settling bounds velocities and keeps those that are within`() throws {
        let core = try #require(cpBodyNew(1, 1))
        defer { cpBodyFree(core) }
        cpBodySetVelocity(core, cpVect(x: 3, y: 4))
        cpBodySetAngularVelocity(core, -2)
        #expect(core.settle())
        #expect(cpBodyGetVelocity(core).x == 3 && cpBodyGetVelocity(core).y == 4)
        #expect(cpBodyGetAngularVelocity(core) == -2)
        cpBodySetVelocity(core, cpVect(x: -1e300, y: 0))
        cpBodySetAngularVelocity(core, 1e300)
        #expect(core.settle())
        #expect(abs(cpBodyGetVelocity(core).x + PhysicsUnits.speedMax) < 1e-6)
        #expect(cpBodyGetAngularVelocity(core) == PhysicsUnits.turnMax)
    }

    @Test func `a field's block may remove any body`() {
        let scene = TestScene.physics()
        let balls = (0..<20).map { scene.addBall(x: CGFloat($0) * 30, y: 0) }
        var asked = 0
        let field = SKFieldNode.customField { _, _, _, _, _ in
            asked += 1
            for ball in balls.dropFirst(2) { ball.removeFromParent() }
            return SIMD3(100, 0, 0)
        }
        scene.addChild(field)
        scene.frame()
        // Two balls in each of four steps.
        #expect(asked == 8)
        #expect(scene.children.count == 3)
    }

    @Test func `a node may remove others when the simulation moves it`() {
        let scene = TestScene.physics()
        let node = WatchedNode()
        node.physicsBody = SKPhysicsBody(circleOfRadius: 5)
        node.physicsBody?.velocity = CGVector(dx: 0, dy: 60)
        scene.addChild(node)
        let others = (1...10).map { scene.addBall(x: CGFloat($0) * 30, y: 0, velocity: CGVector(dx: 0, dy: 60)) }
        node.whenMoved = { for other in others { other.removeFromParent() } }
        scene.run(seconds: 0.5)
        #expect(node.position.y > 25)
        #expect(others.allSatisfy { $0.parent == nil && $0.position.y == 0 })
    }

    @Test func `corners that rounding would put in one place are one`() {
        let width = 10 + 1e-6
        let points = [(0, 0), (10, 0), (width, 1e-6), (width, 10), (0, 10)].map { CGPoint(x: $0.0, y: $0.1) }
        guard case .polygon(let corners)? = BodyPiece.convex(points) else {
            Issue.record("There is no polygon.")
            return
        }
        #expect(corners.count == 4)
        #expect(abs(corners.signedArea - 100) < 1e-4)
    }

    @Test func `a rod without a length holds like a pin`() {
        let scene = TestScene.physics(gravity: -9.8)
        let fixed = scene.addBall(x: 0, y: 0)
        fixed.physicsBody?.isDynamic = false
        let ball = scene.addBall(x: 30, y: 0)
        let joint = SKPhysicsJointSpring.joint(
            withBodyA: fixed.physicsBody!, bodyB: ball.physicsBody!, anchorA: .zero, anchorB: .zero)
        scene.physicsWorld.add(joint)
        for _ in 0..<60 {
            scene.frame()
            #expect(abs(distance(ball.position, .zero) - 30) < 1)
        }
    }
}

/// A spring of infinite stiffness, which no app can make: the shortest way to a motion that isn't a number. It is gone
/// when it is made again.
private final class EndlessSpring: SKPhysicsJoint {
    private var isMade = false

    override func makeConstraints(_ a: SimulatedBody, _ b: SimulatedBody) -> [OpaquePointer?] {
        defer { isMade = true }
        return isMade ? [] : [cpDampedSpringNew(a.core, b.core, .none, .none, 1, .infinity, 0)]
    }
}
