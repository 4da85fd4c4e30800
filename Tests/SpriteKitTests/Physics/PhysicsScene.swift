import Foundation

@testable import SpriteKit

/// A scene with bodies, whose time only the test advances.
extension TestScene {
    /// A scene without gravity, or with a given one.
    static func physics(gravity: Double = 0) -> TestScene {
        let scene = TestScene.make()
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: gravity)
        return scene
    }

    /// Runs frames at 60 per second.
    func run(seconds: Double) { for _ in 0..<Int((seconds * 60).rounded()) { frame() } }

    /// Adds a node with a body.
    @discardableResult
    func add(_ body: SKPhysicsBody, x: CGFloat = 0, y: CGFloat = 0, to parent: SKNode? = nil) -> SKNode {
        let node = SKNode()
        node.position = CGPoint(x: x, y: y)
        node.physicsBody = body
        (parent ?? self).addChild(node)
        return node
    }

    /// Adds a disc that nothing slows down.
    func addBall(x: CGFloat = 0, y: CGFloat = 0, radius: CGFloat = 10, velocity: CGVector = .zero) -> SKNode {
        let body = SKPhysicsBody(circleOfRadius: radius)
        (body.linearDamping, body.angularDamping, body.friction) = (0, 0, 0)
        body.velocity = velocity
        return add(body, x: x, y: y)
    }

    /// Adds a level edge.
    @discardableResult
    func addFloor(y: CGFloat = 0) -> SKNode {
        add(SKPhysicsBody(edgeFrom: CGPoint(x: -2000, y: 0), to: CGPoint(x: 2000, y: 0)), y: y)
    }
}

/// Notes contacts.
@MainActor
final class ContactNotes: SKPhysicsContactDelegate {
    private(set) var begun: [SKPhysicsContact] = []
    private(set) var ended: [SKPhysicsContact] = []
    var whenBegun: (SKPhysicsContact) -> Void = { _ in }

    func didBegin(_ contact: SKPhysicsContact) {
        begun.append(contact)
        whenBegun(contact)
    }

    func didEnd(_ contact: SKPhysicsContact) { ended.append(contact) }
}

func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }
