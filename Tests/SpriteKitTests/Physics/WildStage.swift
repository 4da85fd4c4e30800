import Foundation
import TestSupport

@testable import SpriteKit

/// A scene to which random things happen, from a seed: values with and without sense, and changes at every time at
/// which an app can make them.
@MainActor
final class WildStage: SKPhysicsContactDelegate {
    let scene = TestScene.physics(gravity: -9.8)
    private var numbers: SeededRandom
    private var nodes: [SKNode] = []

    init(seed: Int) {
        numbers = SeededRandom(seed: UInt64(seed))
        scene.physicsWorld.contactDelegate = self
        scene.addFloor()
        for _ in 0..<6 { addBody() }
    }

    func play(frames: Int) {
        for _ in 0..<frames {
            for _ in 0..<index(5) { change() }
            scene.frame(after: chance(10) ? 0.25 : 1.0 / 60)
        }
    }

    /// Whether all that the bodies say of themselves is a number.
    var isFinite: Bool {
        let bodies = nodes.compactMap(\.physicsBody)
        return bodies.allSatisfy { body in
            let own = body.simulated.map { [$0.position.x, $0.position.y, $0.angle] } ?? []
            return (own + [body.velocity.dx, body.velocity.dy, body.angularVelocity]).allSatisfy { abs($0) < 1e13 }
        }
    }

    // MARK: Chance

    func chance(_ count: Int) -> Bool { index(count) == 0 }

    func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    func value(_ range: ClosedRange<Double>) -> CGFloat {
        let extremes: [CGFloat] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
            0, -1, 1e-12, 1e-6, 1e6, -1e6, 1e9, 1e15, 1e30, -1e154,
        ]
        guard chance(4) else { return CGFloat(Double.random(in: range, using: &numbers)) }
        return extremes[index(extremes.count)]
    }

    func point(_ size: Double = 100) -> CGPoint { CGPoint(x: value(-size...size), y: value(-size...size)) }

    func vector(_ size: Double) -> CGVector { CGVector(dx: value(-size...size), dy: value(-size...size)) }

    // MARK: Changes

    /// One change of anything.
    func change() {
        switch index(9) {
        case 0: addBody()
        case 1: changeNode()
        case 2: changeBody()
        case 3: pushBody()
        case 4: scene.physicsWorld.add(joint())
        case 5: addField()
        case 6: changeWorld()
        case 7: ask()
        default: anyNode?.removeFromParent()
        }
        if nodes.count > 14 { nodes.remove(at: index(nodes.count)).removeFromParent() }
    }

    private var anyNode: SKNode? { nodes.isEmpty ? nil : nodes[index(nodes.count)] }

    private var anyBody: SKPhysicsBody { anyNode?.physicsBody ?? SKPhysicsBody(circleOfRadius: 5) }

    private func addBody() {
        let node = WatchedNode()
        node.whenMoved = { [weak self] in
            guard let self, chance(200) else { return }
            change()
        }
        node.physicsBody = wildBody()
        node.position = point()
        (chance(3) ? anyNode ?? scene : scene).addChild(node)
        nodes.append(node)
    }

    private func addField() {
        let field = wildField { [weak self] in
            guard let self, chance(20) else { return }
            change()
        }
        field.position = point()
        (chance(2) ? anyNode ?? scene : scene).addChild(field)
        if scene.physicsWorld.fields.count > 3 { scene.physicsWorld.fields[0].removeFromParent() }
    }

    private func changeNode() {
        guard let node = anyNode else { return }
        switch index(6) {
        case 0: node.position = point()
        case 1: node.zRotation = value(-7...7)
        case 2: node.xScale = value(0.1...3)
        case 3: node.setScale(value(0.1...3))
        case 4: node.physicsBody = chance(3) ? anyBody : wildBody()
        default: if node.parent == nil { scene.addChild(node) }
        }
    }

    private func changeBody() {
        let body = anyBody
        switch index(10) {
        case 0: body.isDynamic.toggle()
        case 1: body.mass = value(0.01...100)
        case 2: body.density = value(0.01...100)
        case 3: (body.friction, body.restitution) = (value(0...2), value(0...2))
        case 4: (body.linearDamping, body.angularDamping) = (value(0...2), value(0...2))
        case 5: body.allowsRotation.toggle()
        case 6: body.pinned.toggle()
        case 7: body.isResting.toggle()
        case 8: (body.contactTestBitMask, body.collisionBitMask) = (.max, chance(2) ? .max : 0)
        default: (body.usesPreciseCollisionDetection, body.charge) = (chance(2), value(-2...2))
        }
    }

    private func pushBody() {
        let body = anyBody
        switch index(8) {
        case 0: body.velocity = vector(1e4)
        case 1: body.angularVelocity = value(-100...100)
        case 2: body.applyForce(vector(1e5))
        case 3: body.applyForce(vector(1e5), at: point())
        case 4: body.applyImpulse(vector(1e5))
        case 5: body.applyImpulse(vector(1e5), at: point())
        case 6: body.applyTorque(value(-1e3...1e3))
        default: body.applyAngularImpulse(value(-1e3...1e3))
        }
    }

    private func joint() -> SKPhysicsJoint {
        let joint = wildJoint(anyBody, anyBody)
        if chance(8) { scene.physicsWorld.removeAllJoints() }
        return joint
    }

    private func changeWorld() {
        if chance(2) { scene.physicsWorld.gravity = vector(20) } else { scene.physicsWorld.speed = value(0.5...2) }
    }

    private func ask() {
        let world = scene.physicsWorld
        _ = world.body(at: point())
        _ = world.body(in: CGRect(x: value(-50...50), y: value(-50...50), width: value(0...50), height: value(0...50)))
        world.enumerateBodies(alongRayStart: point(), end: point()) { body, _, _, _ in
            if chance(6) { body.node?.removeFromParent() }
        }
        _ = world.sampleFields(at: SIMD3(Float(value(-9...9)), Float(value(-9...9)), 0))
    }

    // MARK: Contacts

    func didBegin(_ contact: SKPhysicsContact) {
        guard chance(4) else { return }
        if chance(2) { contact.bodyA.node?.removeFromParent() } else { change() }
    }

    func didEnd(_ contact: SKPhysicsContact) { if chance(6) { change() } }
}

/// A node that tells when its place is set.
final class WatchedNode: SKNode {
    var whenMoved: () -> Void = {}

    override var position: CGPoint { didSet { whenMoved() } }
}
