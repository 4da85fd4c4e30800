import Foundation
import Testing

@testable import SpriteKit

@Suite("Physics joints") @MainActor struct JointTests {
    private func pair(_ scene: TestScene) -> (SKNode, SKNode) {
        let post = scene.addBall(x: 100, y: 200)
        post.physicsBody!.isDynamic = false
        return (post, scene.addBall(x: 160, y: 200))
    }

    @Test func `a pin lets a body swing at its distance`() {
        let scene = TestScene.physics(gravity: -9.8)
        let (post, weight) = pair(scene)
        let joint = SKPhysicsJointPin.joint(
            withBodyA: post.physicsBody!, bodyB: weight.physicsBody!, anchor: post.position)
        scene.physicsWorld.add(joint)
        #expect(weight.physicsBody!.joints == [joint])
        var lowest = CGFloat.infinity
        for _ in 0..<120 {
            scene.frame()
            lowest = min(lowest, weight.position.y)
            #expect(abs(distance(weight.position, post.position) - 60) < 1)
        }
        #expect(abs(lowest - 140) < 2)
        // At the lowest point it carries three times the weight.
        #expect(joint.reactionForce.dx.isFinite)
        scene.physicsWorld.remove(joint)
        #expect(weight.physicsBody!.joints.isEmpty)
        scene.run(seconds: 1)
        #expect(distance(weight.position, post.position) > 200)
    }

    @Test func `a pin carries the weight of what hangs from it`() {
        let scene = TestScene.physics(gravity: -9.8)
        let (post, weight) = pair(scene)
        weight.position = CGPoint(x: 100, y: 140)
        let joint = SKPhysicsJointPin.joint(
            withBodyA: post.physicsBody!, bodyB: weight.physicsBody!, anchor: post.position)
        scene.physicsWorld.add(joint)
        weight.physicsBody!.mass = 2
        scene.frame(after: 0.2)
        #expect(abs(hypot(joint.reactionForce.dx, joint.reactionForce.dy) - 2 * 1470) < 60)
    }

    @Test func `a pin's limits, motor and friction`() {
        let scene = TestScene.physics(gravity: -9.8)
        let (post, weight) = pair(scene)
        let joint = SKPhysicsJointPin.joint(
            withBodyA: post.physicsBody!, bodyB: weight.physicsBody!, anchor: post.position)
        scene.physicsWorld.add(joint)
        (joint.lowerAngleLimit, joint.upperAngleLimit, joint.shouldEnableLimits) = (-0.5, 0.5, true)
        scene.run(seconds: 2)
        #expect(abs(weight.zRotation + 0.5) < 0.05)
        joint.shouldEnableLimits = false
        scene.physicsWorld.gravity = .zero
        joint.rotationSpeed = 2
        scene.run(seconds: 0.5)
        #expect(abs(weight.physicsBody!.angularVelocity - 2) < 0.05)
        (joint.rotationSpeed, joint.frictionTorque) = (0, 1000)
        scene.run(seconds: 0.5)
        #expect(abs(weight.physicsBody!.angularVelocity) < 0.01)
    }

    @Test func `fixed bodies move as one`() {
        let scene = TestScene.physics()
        let (first, second) = (scene.addBall(x: 0), scene.addBall(x: 40))
        scene.physicsWorld.add(
            SKPhysicsJointFixed.joint(
                withBodyA: first.physicsBody!, bodyB: second.physicsBody!, anchor: CGPoint(x: 20, y: 0)))
        first.physicsBody!.applyImpulse(CGVector(dx: 0, dy: first.physicsBody!.mass * 200))
        for _ in 0..<120 {
            scene.frame()
            #expect(abs(distance(first.position, second.position) - 40) < 1)
            let turned = atan2(second.position.y - first.position.y, second.position.x - first.position.x)
            #expect(abs((turned - first.zRotation).remainder(dividingBy: 2 * .pi)) < 0.1)
            #expect(abs(first.zRotation - second.zRotation) < 0.05)
        }
        #expect(abs(first.zRotation) > 0.5)
    }

    @Test func `a spring oscillates with its frequency, and damping ends that`() {
        let scene = TestScene.physics()
        let (post, weight) = pair(scene)
        let joint = SKPhysicsJointSpring.joint(
            withBodyA: post.physicsBody!, bodyB: weight.physicsBody!, anchorA: post.position, anchorB: weight.position)
        joint.frequency = 1
        scene.physicsWorld.add(joint)
        weight.position.x = 180
        scene.run(seconds: 0.5)
        #expect(abs(weight.position.x - 140) < 3)
        scene.run(seconds: 0.5)
        #expect(abs(weight.position.x - 180) < 4)
        joint.damping = 1
        scene.run(seconds: 3)
        #expect(abs(weight.position.x - 160) < 1)
    }

    @Test func `a spring without a frequency is a rod`() {
        let scene = TestScene.physics(gravity: -9.8)
        let (post, weight) = pair(scene)
        scene.physicsWorld.add(
            SKPhysicsJointSpring.joint(
                withBodyA: post.physicsBody!, bodyB: weight.physicsBody!, anchorA: post.position,
                anchorB: weight.position))
        for _ in 0..<120 {
            scene.frame()
            #expect(abs(distance(weight.position, post.position) - 60) < 1.5)
        }
    }

    @Test func `a sliding body stays on its axis, within its limits, and doesn't turn`() {
        let scene = TestScene.physics(gravity: -9.8)
        let (post, slider) = pair(scene)
        let joint = SKPhysicsJointSliding.joint(
            withBodyA: post.physicsBody!, bodyB: slider.physicsBody!, anchor: slider.position,
            axis: CGVector(dx: 1, dy: -1))
        scene.physicsWorld.add(joint)
        slider.physicsBody!.applyAngularImpulse(1)
        scene.run(seconds: 0.4)
        #expect(slider.position.x > 180)
        #expect(abs((slider.position.x - 160) + (slider.position.y - 200)) < 1)
        #expect(abs(slider.zRotation) < 0.1)
        slider.position = CGPoint(x: 160, y: 200)
        (joint.lowerDistanceLimit, joint.upperDistanceLimit, joint.shouldEnableLimits) = (-10, 50, true)
        scene.run(seconds: 2)
        #expect(abs(distance(slider.position, CGPoint(x: 160, y: 200)) - 50) < 1)
    }

    @Test func `a limit is a rope`() {
        let scene = TestScene.physics(gravity: -9.8)
        let (post, weight) = pair(scene)
        let joint = SKPhysicsJointLimit.joint(
            withBodyA: post.physicsBody!, bodyB: weight.physicsBody!, anchorA: post.position, anchorB: weight.position)
        scene.physicsWorld.add(joint)
        #expect(abs(joint.maxLength - 60) < 1e-6)
        joint.maxLength = 100
        weight.physicsBody!.linearDamping = 2
        for _ in 0..<600 {
            scene.frame()
            #expect(distance(weight.position, post.position) < 102)
        }
        #expect(abs(weight.position.y - 100) < 3)
    }

    @Test func `a joint ends when a body leaves, and needs both bodies in the scene`() {
        let scene = TestScene.physics()
        let (post, weight) = pair(scene)
        let joint = SKPhysicsJointFixed.joint(
            withBodyA: post.physicsBody!, bodyB: weight.physicsBody!, anchor: post.position)
        weight.removeFromParent()
        scene.physicsWorld.add(joint)
        #expect(post.physicsBody!.joints.isEmpty)
        scene.addChild(weight)
        scene.physicsWorld.add(joint)
        scene.physicsWorld.add(joint)
        #expect(post.physicsBody!.joints.count == 1)
        weight.physicsBody!.isDynamic = false
        weight.physicsBody!.isDynamic = true
        #expect(post.physicsBody!.joints.count == 1)
        weight.removeFromParent()
        #expect(post.physicsBody!.joints.isEmpty && weight.physicsBody!.joints.isEmpty)
        scene.run(seconds: 0.1)
        scene.addChild(weight)
        scene.physicsWorld.add(joint)
        scene.physicsWorld.removeAllJoints()
        #expect(weight.physicsBody!.joints.isEmpty)
    }

    @Test func `a chain of thirty bodies stays together`() {
        let scene = TestScene.physics(gravity: -9.8)
        let links = (0..<31).map { index -> SKNode in
            let body = SKPhysicsBody(rectangleOf: CGSize(width: 12, height: 4))
            body.collisionBitMask = 0
            return scene.add(body, x: CGFloat(index) * 12, y: 500)
        }
        links[0].physicsBody!.isDynamic = false
        for (before, after) in zip(links, links.dropFirst()) {
            scene.physicsWorld.add(
                SKPhysicsJointPin.joint(
                    withBodyA: before.physicsBody!, bodyB: after.physicsBody!,
                    anchor: CGPoint(x: after.position.x - 6, y: 500)))
        }
        var widest = CGFloat(0)
        for frame in 0..<600 {
            // At the turn of the whip the links move by more than their length in a step.
            if frame == 480 {
                #expect(widest < 18)
                widest = 0
            }
            scene.frame()
            for (before, after) in zip(links, links.dropFirst()) {
                let gap = distance(
                    before.convert(CGPoint(x: 6, y: 0), to: scene), after.convert(CGPoint(x: -6, y: 0), to: scene))
                widest = max(widest, gap)
            }
        }
        #expect(widest < 1)
        #expect(links[30].position.y < 400)
    }
}
