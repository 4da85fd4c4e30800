import Foundation
import Testing

@testable import SpriteKit

@Suite("Physics bodies of scene files") @MainActor struct BodyArchiveTests {
    private func body(_ fields: [String: Fixture]) -> Fixture {
        let common: [String: Fixture] = [
            "dynamic": .flag(true), "affectedByGravity": .flag(false), "allowRotation": .flag(false),
            "pinned": .flag(true), "needsContinuousCollsionDetection": .flag(true), "friction": .real(0.5),
            "restitution": .real(0.75), "linearDamping": .real(0.25), "angularDamping": .real(0), "density": .real(1),
            "categoryBitMask": .whole(-1), "collisionBitMask": .whole(0), "intersectionTestBitMask": .whole(5),
            "fieldBitMask": .whole(4_294_967_294), "linearVelocity": .boxed(.text("{3, -4}")),
        ]
        return .object(["PKPhysicsBody", "NSObject"], common.merging(fields) { $1 })
    }

    private func node(_ body: Fixture, scale: Double = 1) throws -> SKSpriteNode {
        let root = Fixture.node(
            "SKSpriteNode",
            [
                "_PKPhysicsBody": body, "_xScale": .real(scale), "_yScale": .real(scale),
                "_bounds": .rect(0, 0, 100, 50),
            ])
        return try #require(try ArchiveFiles.root(root, as: SKSpriteNode.self))
    }

    @Test func `a rectangle has the values of its file, and the size without the node's scale`() throws {
        let fields: [String: Fixture] = ["_shapeType": .whole(2), "_size": .boxed(.text("{300, 150}"))]
        let body = try #require(try node(body(fields), scale: 2).physicsBody)
        #expect(abs(body.area - 0.5) < 1e-6)
        #expect(abs(body.mass - 2) < 1e-6)
        #expect(body.isDynamic && !body.affectedByGravity && !body.allowsRotation && body.pinned)
        #expect(body.usesPreciseCollisionDetection && body.friction == 0.5 && body.restitution == 0.75)
        #expect(body.linearDamping == 0.25 && body.angularDamping == 0)
        #expect(body.categoryBitMask == .max && body.collisionBitMask == 0 && body.contactTestBitMask == 5)
        #expect(body.fieldBitMask == .max - 1 && body.velocity == CGVector(dx: 3, dy: -4))
    }

    @Test func `a circle has the radius of its file`() throws {
        let body = try #require(try node(body(["_shapeType": .whole(1), "_radius": .real(75)])).physicsBody)
        #expect(abs(body.area - .pi / 4) < 0.01)
        #expect(abs(body.mass - .pi / 4) < 0.01)
    }

    @Test func `a body of another shape is a rectangle around the node`() throws {
        let body = try #require(try node(body(["_shapeType": .whole(7)])).physicsBody)
        #expect(abs(body.area - 100 * 50 / 22500.0) < 1e-6)
    }

    @Test func `numbers that make no sense leave a body that can be simulated`() throws {
        let fields: [String: Fixture] = [
            "_shapeType": .whole(2), "_size": .boxed(.text("{nan, -1e400}")), "density": .real(.nan),
            "friction": .real(-.infinity), "categoryBitMask": .text("all"), "linearVelocity": .whole(7),
        ]
        let body = try #require(try node(body(fields), scale: 0).physicsBody)
        #expect(body.mass.isFinite && body.friction == 0.2 && body.categoryBitMask == .max && body.velocity == .zero)
    }

    @Test func `a scene has the world's gravity and speed, and no body of its own`() throws {
        let world = Fixture.object(
            ["PKPhysicsWorld", "NSObject"],
            ["gravity": .boxed(.text("{1.5, -3}")), "speedMultiplier": .real(0.5), "_bodies": .array([])])
        let root = Fixture.node("SKScene", ["_physicsWorld": world, "_PKPhysicsBody": body(["_shapeType": .whole(2)])])
        let scene = try #require(try ArchiveFiles.root(root, as: SKScene.self))
        #expect(scene.physicsWorld.gravity == CGVector(dx: 1.5, dy: -3) && scene.physicsWorld.speed == 0.5)
        #expect(scene.physicsBody == nil)
    }
}
