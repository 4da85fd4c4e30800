import Foundation
import Testing

@testable import SpriteKit

@Suite("Numbers without sense in physics") @MainActor struct HarmlessTests {
    nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        -1, 0,
        1e30,
    ]

    private func everythingIsFinite(_ scene: TestScene) -> Bool {
        scene.children.filter { $0.physicsBody?.isDynamic == true }.allSatisfy { node in
            let body = node.physicsBody!
            return body.velocity.dx.isFinite && body.velocity.dy.isFinite && body.angularVelocity.isFinite
        }
    }

    @Test(arguments: numbers)
    func `no number does harm`(number: CGFloat) {
        let scene = TestScene.physics(gravity: -9.8)
        scene.addFloor()
        let bodies = (0..<3).map { scene.addBall(x: CGFloat($0 * 15), y: 15).physicsBody! }
        let (body, other) = (bodies[0], bodies[1])
        let vector = CGVector(dx: number, dy: number)
        let point = CGPoint(x: number, y: number)
        body.mass = number
        scene.frame()
        body.density = number
        (body.friction, body.restitution, body.charge) = (number, number, number)
        (body.linearDamping, body.angularDamping) = (number, number)
        scene.frame()
        (body.velocity, body.angularVelocity) = (vector, number)
        scene.frame()
        for body in bodies {
            body.applyForce(vector)
            body.applyForce(vector, at: point)
            body.applyTorque(number)
            body.applyImpulse(vector, at: point)
            body.applyImpulse(vector)
            body.applyAngularImpulse(number)
            scene.frame()
        }
        let joints = [
            SKPhysicsJointPin.joint(withBodyA: body, bodyB: other, anchor: point),
            SKPhysicsJointFixed.joint(withBodyA: body, bodyB: other, anchor: point),
            SKPhysicsJointSpring.joint(withBodyA: body, bodyB: other, anchorA: point, anchorB: .zero),
            SKPhysicsJointLimit.joint(withBodyA: body, bodyB: other, anchorA: point, anchorB: point),
            SKPhysicsJointSliding.joint(withBodyA: body, bodyB: other, anchor: point, axis: vector),
        ]
        for joint in joints {
            scene.physicsWorld.add(joint)
            (joint as? SKPhysicsJointPin)?.rotationSpeed = number
            (joint as? SKPhysicsJointPin)?.frictionTorque = number
            (joint as? SKPhysicsJointPin)?.lowerAngleLimit = number
            (joint as? SKPhysicsJointPin)?.shouldEnableLimits = true
            (joint as? SKPhysicsJointSpring)?.frequency = number
            (joint as? SKPhysicsJointSpring)?.damping = number
            (joint as? SKPhysicsJointLimit)?.maxLength = number
            (joint as? SKPhysicsJointSliding)?.upperDistanceLimit = number
            (joint as? SKPhysicsJointSliding)?.shouldEnableLimits = true
            scene.run(seconds: 0.1)
            scene.physicsWorld.remove(joint)
        }
        scene.physicsWorld.gravity = vector
        scene.physicsWorld.speed = number
        scene.run(seconds: 0.1)
        for node in scene.children { node.position = point }
        scene.run(seconds: 0.1)
        for node in scene.children { (node.zRotation, node.xScale) = (number, number) }
        scene.run(seconds: 0.1)
        #expect(everythingIsFinite(scene))
    }

    @Test(arguments: numbers)
    func `no shape does harm`(number: CGFloat) {
        let scene = TestScene.physics(gravity: -9.8)
        scene.addFloor()
        let point = CGPoint(x: number, y: number)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: point)
        path.addLine(to: CGPoint(x: 10, y: number))
        path.closeSubpath()
        let bodies = [
            SKPhysicsBody(circleOfRadius: number), SKPhysicsBody(circleOfRadius: 5, center: point),
            SKPhysicsBody(rectangleOf: CGSize(width: number, height: 10)),
            SKPhysicsBody(rectangleOf: CGSize(width: number, height: number), center: point),
            SKPhysicsBody(polygonFrom: path), SKPhysicsBody(edgeChainFrom: path), SKPhysicsBody(edgeLoopFrom: path),
            SKPhysicsBody(edgeFrom: point, to: .zero), SKPhysicsBody(edgeFrom: point, to: point),
            SKPhysicsBody(edgeLoopFrom: CGRect(x: number, y: 0, width: number, height: 5)), SKPhysicsBody(bodies: []),
        ]
        for body in bodies { scene.add(body, y: 20) }
        scene.run(seconds: 0.3)
        #expect(everythingIsFinite(scene))
        #expect(bodies.allSatisfy { $0.area.isFinite && $0.area >= 0 && $0.mass >= 0 })
    }

    @Test(
        arguments: [
            [(0, 0), (100, 0)], [(0, 0)], [], [(0, 0), (0, 0), (0, 0)], [(0, 0), (50, 0), (100, 0)],
            [(0, 0), (100, 100), (100, 0), (0, 100)], [(0, 0), (0, 100), (100, 100), (100, 0)],
            [(0, 0), (50, 10), (100, 0), (60, 50), (100, 100), (50, 90), (0, 100), (40, 50)],
            [(50, 0), (80, 95), (3, 36), (97, 36), (20, 95)],
        ] as [[(Double, Double)]])
    nonisolated func `degenerate polygons are pieces, a hull or nothing`(corners: [(Double, Double)]) async {
        await MainActor.run {
            let path = CGMutablePath()
            path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
            if !corners.isEmpty { path.closeSubpath() }
            let body = SKPhysicsBody(polygonFrom: path)
            #expect(body.area >= 0 && Double(body.area) * 22500 <= 10000.001)
            let scene = TestScene.physics(gravity: -9.8)
            scene.addFloor()
            scene.add(body, y: 20)
            scene.add(SKPhysicsBody(edgeLoopFrom: path), y: 200)
            scene.run(seconds: 1)
            #expect(body.velocity.dy.isFinite)
        }
    }

    @Test func `bodies in one place part`() {
        let scene = TestScene.physics()
        let balls = (0..<8).map { _ in scene.addBall(x: 50, y: 50) }
        scene.run(seconds: 2)
        #expect(everythingIsFinite(scene))
        #expect(balls.allSatisfy { distance($0.position, CGPoint(x: 50, y: 50)) < 500 })
    }

    @Test func `a joint of a body with itself, of still bodies and of bodies that don't turn`() {
        let scene = TestScene.physics(gravity: -9.8)
        let bodies = (0..<4).map { scene.addBall(x: CGFloat($0) * 30, y: 100).physicsBody! }
        (bodies[0].isDynamic, bodies[1].isDynamic) = (false, false)
        (bodies[2].allowsRotation, bodies[3].allowsRotation) = (false, false)
        for (one, other) in [(0, 0), (0, 1), (2, 3), (0, 2)] {
            let pin = SKPhysicsJointPin.joint(withBodyA: bodies[one], bodyB: bodies[other], anchor: .zero)
            (pin.rotationSpeed, pin.shouldEnableLimits, pin.frictionTorque) = (3, true, 1)
            scene.physicsWorld.add(pin)
            scene.physicsWorld.add(
                SKPhysicsJointFixed.joint(withBodyA: bodies[one], bodyB: bodies[other], anchor: .zero))
            scene.run(seconds: 0.2)
        }
        bodies[2].allowsRotation = true
        scene.run(seconds: 0.2)
        bodies[2].isDynamic = false
        scene.run(seconds: 0.2)
        #expect(everythingIsFinite(scene))
    }
}
