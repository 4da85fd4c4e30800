import Foundation
import Testing

@testable import SpriteKit

@Suite("Physics queries") @MainActor struct QueryTests {
    @Test func `points and rectangles find bodies by their shapes`() {
        let scene = TestScene.physics()
        let ball = scene.addBall(x: 100, y: 100, radius: 20).physicsBody!
        let box = scene.add(SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 40)), x: 130, y: 100).physicsBody!
        let world = scene.physicsWorld
        #expect(world.body(at: CGPoint(x: 90, y: 100)) === ball)
        #expect(world.body(at: CGPoint(x: 140, y: 100)) === box)
        #expect(world.body(at: CGPoint(x: 84, y: 84)) == nil)
        #expect(world.body(in: CGRect(x: 60, y: 60, width: 25, height: 25)) == nil)
        #expect(world.body(in: CGRect(x: 60, y: 95, width: 25, height: 10)) === ball)
        var found: [SKPhysicsBody] = []
        world.enumerateBodies(at: CGPoint(x: 115, y: 100)) { body, _ in found.append(body) }
        #expect(Set(found) == [ball, box])
        found = []
        world.enumerateBodies(in: CGRect(x: 0, y: 0, width: 300, height: 300)) { body, stop in
            found.append(body)
            stop.pointee = true
        }
        #expect(found.count == 1)
    }

    @Test func `a ray meets the nearest body first`() {
        let scene = TestScene.physics()
        let bodies = [300, 100, 200].map { scene.addBall(x: $0, y: 50).physicsBody! }
        let (start, end) = (CGPoint(x: 0, y: 50), CGPoint(x: 400, y: 50))
        #expect(scene.physicsWorld.body(alongRayStart: start, end: end) === bodies[1])
        #expect(scene.physicsWorld.body(alongRayStart: end, end: start) === bodies[0])
        #expect(scene.physicsWorld.body(alongRayStart: start, end: CGPoint(x: 80, y: 50)) == nil)
        var (points, normals): ([CGPoint], [CGVector]) = ([], [])
        scene.physicsWorld.enumerateBodies(alongRayStart: start, end: end) { _, point, normal, stop in
            points.append(point)
            normals.append(normal)
            if points.count == 2 { stop.pointee = true }
        }
        #expect(points.map { ($0.x * 10).rounded() } == [900, 1900])
        #expect(normals.allSatisfy { abs($0.dx + 1) < 1e-9 && abs($0.dy) < 1e-9 })
    }

    @Test func `queries see nodes where the app has just put them, and may change the scene`() {
        let scene = TestScene.physics()
        let balls = (0..<5).map { scene.addBall(x: CGFloat($0 * 50), y: 0) }
        balls[0].position = CGPoint(x: 10, y: 300)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 10, y: 300)) === balls[0].physicsBody)
        let (start, end) = (CGPoint(x: -50, y: 0), CGPoint(x: 500, y: 0))
        scene.physicsWorld.enumerateBodies(alongRayStart: start, end: end) { body, _, _, _ in
            body.node?.removeFromParent()
        }
        #expect(scene.children.count == 1)
    }

    @Test func `a ray of edges and of nothing`() {
        let scene = TestScene.physics()
        let world = scene.physicsWorld
        #expect(world.body(at: .zero) == nil)
        let frame = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.physicsBody = frame
        #expect(world.body(alongRayStart: CGPoint(x: 50, y: 50), end: CGPoint(x: 150, y: 50)) === frame)
        #expect(world.body(at: CGPoint(x: 50, y: 50)) == nil)
        #expect(world.body(alongRayStart: CGPoint(x: 50, y: 50), end: CGPoint(x: 50, y: 50)) == nil)
        #expect(world.body(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
        #expect(world.body(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)) == nil)
    }
}
