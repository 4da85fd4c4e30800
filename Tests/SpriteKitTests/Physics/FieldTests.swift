import Foundation
import Testing

@testable import SpriteKit

@Suite("Physics fields") @MainActor struct FieldTests {
    private func ball(_ field: SKFieldNode, velocity: CGVector = .zero, seconds: Double = 0.5) -> SKNode {
        let scene = TestScene.physics()
        scene.addChild(field)
        let ball = scene.addBall(x: 150, velocity: velocity)
        (ball.physicsBody!.mass, ball.physicsBody!.charge) = (2, 1)
        scene.run(seconds: seconds)
        return ball
    }

    @Test func `gravity fields accelerate all masses alike`() {
        let linear = ball(.linearGravityField(withVector: [0, -9.8, 0]))
        #expect(abs(linear.physicsBody!.velocity.dy + 735) < 1)
        let field = SKFieldNode.radialGravityField()
        field.strength = 0.5
        #expect(abs(ball(field).physicsBody!.velocity.dx + 37.5) < 0.5)
    }

    @Test func `a turned gravity field pulls in another direction`() {
        let field = SKFieldNode.linearGravityField(withVector: [0, -1, 0])
        field.zRotation = .pi / 2
        let velocity = ball(field).physicsBody!.velocity
        #expect(abs(velocity.dx - 75) < 0.5 && abs(velocity.dy) < 0.5)
    }

    @Test func `the other kinds push as they say`() {
        #expect(ball(.dragField(), velocity: CGVector(dx: 100, dy: 0)).physicsBody!.velocity.dx < 80)
        #expect(ball(.vortexField()).physicsBody!.velocity.dy > 10)
        #expect(ball(.springField()).physicsBody!.velocity.dx < -10)
        #expect(ball(.electricField()).physicsBody!.velocity.dx > 10)
        #expect(ball(.magneticField(), velocity: CGVector(dx: 100, dy: 0)).physicsBody!.velocity.dy < -10)
        let carried = ball(.velocityField(withVector: [0, 1, 0])).physicsBody!.velocity
        #expect(abs(carried.dy - 150) < 1 && abs(carried.dx) < 1)
        #expect(ball(.noiseField(withSmoothness: 0.5, animationSpeed: 1)).physicsBody!.velocity != .zero)
        let turbulent = SKFieldNode.turbulenceField(withSmoothness: 0.5, animationSpeed: 1)
        #expect(ball(turbulent).physicsBody!.velocity == .zero)
    }

    @Test func `a custom field is asked with the body's numbers`() {
        var asked: [(SIMD3<Float>, Float, Float)] = []
        let field = SKFieldNode.customField { place, _, mass, charge, _ in
            asked.append((place, mass, charge))
            return [300, .nan, 0]
        }
        field.position = CGPoint(x: 100, y: 0)
        #expect(ball(field).physicsBody!.velocity == .zero)
        #expect(asked[0] == ([50, 0, 0], 2, 1))
        let pushing = SKFieldNode.customField { _, _, _, _, _ in [300, 0, 0] }
        #expect(abs(ball(pushing).physicsBody!.velocity.dx - 75) < 0.5)
    }

    @Test func `region, categories, falloff, exclusiveness and enabling limit a field`() {
        let outside = SKFieldNode.linearGravityField(withVector: [0, -1, 0])
        outside.region = SKRegion(radius: 100)
        #expect(ball(outside).physicsBody!.velocity == .zero)
        let disabled = SKFieldNode.linearGravityField(withVector: [0, -1, 0])
        disabled.isEnabled = false
        #expect(ball(disabled).physicsBody!.velocity == .zero)
        let scene = TestScene.physics()
        let fields = [[1, 0, 0], [0, 1, 0]].map { SKFieldNode.linearGravityField(withVector: $0) }
        for field in fields { scene.addChild(field) }
        (fields[0].categoryBitMask, fields[1].categoryBitMask) = (1, 2)
        #expect(scene.physicsWorld.sampleFields(at: .zero) == [1, 1, 0])
        fields[1].isExclusive = true
        #expect(scene.physicsWorld.sampleFields(at: .zero) == [0, 1, 0])
        let ball = scene.addBall()
        ball.physicsBody!.fieldBitMask = 1
        scene.run(seconds: 0.5)
        #expect(ball.physicsBody!.velocity.dx > 50 && ball.physicsBody!.velocity.dy == 0)
        let weaker = SKFieldNode.radialGravityField()
        scene.removeAllChildren()
        scene.addChild(weaker)
        weaker.falloff = 2
        #expect(scene.physicsWorld.sampleFields(at: [300, 0, 0]) == [-0.25, 0, 0])
        weaker.run(.strength(to: 4, duration: 0))
        scene.frame()
        #expect(scene.physicsWorld.sampleFields(at: [300, 0, 0]) == [-1, 0, 0])
    }

    @Test func `regions combine`() {
        let disc = SKRegion(radius: 10)
        let square = SKRegion(size: CGSize(width: 20, height: 20))
        let corner = CGPoint(x: 9, y: 9)
        #expect(disc.contains(.zero) && !disc.contains(corner) && square.contains(corner))
        #expect(disc.inverse().contains(corner) && !disc.inverse().contains(.zero))
        #expect(square.byDifference(from: disc).contains(corner) && !square.byDifference(from: disc).contains(.zero))
        #expect(disc.byUnion(with: square).contains(corner))
        #expect(!disc.byIntersection(with: square).contains(corner))
        #expect(SKRegion.infinite().contains(CGPoint(x: 1e9, y: -1e9)))
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        #expect(SKRegion(path: path).contains(CGPoint(x: 2, y: 2)) && !SKRegion(path: path).contains(corner))
    }
}
