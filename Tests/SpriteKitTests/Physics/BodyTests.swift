import Foundation
import Testing

@testable import SpriteKit

@Suite("Physics bodies") @MainActor struct BodyTests {
    @Test func `a body has Apple's defaults`() {
        let body = SKPhysicsBody(circleOfRadius: 10)
        #expect(body.isDynamic && body.allowsRotation && body.affectedByGravity)
        #expect(!body.pinned && !body.usesPreciseCollisionDetection && !body.isResting)
        #expect(body.friction == 0.2 && body.restitution == 0.2 && body.density == 1)
        #expect(body.linearDamping == 0.1 && body.angularDamping == 0.1 && body.charge == 0)
        #expect(body.categoryBitMask == .max && body.collisionBitMask == .max && body.fieldBitMask == .max)
        #expect(body.contactTestBitMask == 0)
        #expect(body.velocity == .zero && body.angularVelocity == 0 && body.node == nil && body.joints.isEmpty)
    }

    @Test func `area and mass are those of the shape, at 150 points a metre`() {
        let square = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
        let other = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150), center: CGPoint(x: 300, y: 0))
        let cases: [(SKPhysicsBody, Double)] = [
            (square, 1),
            (SKPhysicsBody(rectangleOf: CGSize(width: 10, height: 10)), 100.0 / 22500),
            (SKPhysicsBody(rectangleOf: CGSize(width: 30, height: 20), center: CGPoint(x: 9, y: 8)), 600.0 / 22500),
            (SKPhysicsBody(circleOfRadius: 75), Double.pi / 4),
            (SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 9, height: 9)), 0),
            (SKPhysicsBody(bodies: [square, other]), 2),
        ]
        for (body, area) in cases {
            #expect(abs(Double(body.area) - area) < 1e-9)
            #expect(abs(Double(body.mass) - area) < 1e-9)
        }
    }

    @Test func `mass and density change together`() {
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 300))
        body.density = 3
        #expect(abs(body.mass - 6) < 1e-9)
        body.mass = 1
        #expect(abs(body.density - 0.5) < 1e-9)
    }

    @Test func `a concave polygon keeps its area and its hollow`() {
        let path = CGMutablePath()
        let corners = [(0, 0), (90, 0), (90, 90), (60, 90), (60, 30), (30, 30), (30, 90), (0, 90)]
        path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        let body = SKPhysicsBody(polygonFrom: path)
        #expect(abs(Double(body.area) - 6300.0 / 22500) < 1e-9)
        let scene = TestScene.physics()
        scene.add(body)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 45, y: 60)) == nil)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 15, y: 60)) === body)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 75, y: 60)) === body)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 45, y: 15)) === body)
    }

    @Test func `a picture's body is its opaque part`() {
        // A frame of 40 pixels with a clear right half.
        let pixels = (0..<1600).flatMap { place -> [UInt8] in
            place % 40 < 20 ? [255, 0, 0, 255] : [0, 0, 0, 0]
        }
        let texture = SKTexture(data: Data(pixels), size: CGSize(width: 40, height: 40))
        let body = SKPhysicsBody(texture: texture, size: CGSize(width: 80, height: 80))
        #expect(abs(Double(body.area) * 22500 - 3200) < 200)
        let scene = TestScene.physics()
        scene.add(body, x: 100, y: 100)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 70, y: 110)) === body)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 130, y: 110)) == nil)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 64, y: 64)) === body)
    }

    @Test func `a copied node has a copy of the body`() throws {
        let node = SKNode()
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 15, height: 15))
        (body.mass, body.restitution, body.categoryBitMask, body.isDynamic) = (7, 0.9, 4, false)
        node.physicsBody = body
        let copy = try #require(node.copy() as? SKNode)
        let copied = try #require(copy.physicsBody)
        #expect(copied !== body)
        #expect(copied.node === copy)
        #expect((copied.mass, copied.restitution, copied.categoryBitMask) == (7, 0.9, 4))
        #expect(!copied.isDynamic)
        #expect(copied.area == body.area)
    }

    @Test func `a body that another node gets is taken from the first`() {
        let scene = TestScene.physics()
        let body = SKPhysicsBody(circleOfRadius: 4)
        let first = scene.add(body)
        let second = SKNode()
        scene.addChild(second)
        second.physicsBody = body
        #expect(first.physicsBody == nil)
        #expect(body.node === second)
    }
}
