import Foundation

@testable import SpriteKit

/// Random bodies, joints and fields.
extension WildStage {
    func wildBody() -> SKPhysicsBody {
        let path = wildPath()
        let body =
            switch index(9) {
            case 0, 1: SKPhysicsBody(circleOfRadius: value(1...30), center: chance(3) ? point() : .zero)
            case 2, 3: SKPhysicsBody(rectangleOf: CGSize(width: value(1...60), height: value(1...60)))
            case 4: SKPhysicsBody(polygonFrom: path)
            case 5: SKPhysicsBody(edgeLoopFrom: path)
            case 6: SKPhysicsBody(edgeFrom: point(), to: point())
            case 7: SKPhysicsBody(rectangleOf: CGSize(width: value(1...60), height: 5), center: point())
            default:
                SKPhysicsBody(bodies: [
                    SKPhysicsBody(edgeFrom: point(), to: point()), SKPhysicsBody(circleOfRadius: 9, center: point()),
                ])
            }
        if chance(2) { body.mass = value(0.01...100) }
        if chance(4) { body.velocity = vector(1e4) }
        if chance(2) { body.contactTestBitMask = .max }
        if chance(5) { body.isDynamic = false }
        return body
    }

    private func wildPath() -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: (0..<(3 + index(8))).map { _ in point(40) })
        path.closeSubpath()
        return path
    }

    func wildJoint(_ one: SKPhysicsBody, _ other: SKPhysicsBody) -> SKPhysicsJoint {
        switch index(5) {
        case 0:
            let joint = SKPhysicsJointPin.joint(withBodyA: one, bodyB: other, anchor: point())
            (joint.rotationSpeed, joint.frictionTorque) = (value(-9...9), value(0...9))
            (joint.lowerAngleLimit, joint.upperAngleLimit) = (value(-2...2), value(-2...2))
            joint.shouldEnableLimits = chance(2)
            return joint
        case 1: return SKPhysicsJointFixed.joint(withBodyA: one, bodyB: other, anchor: point())
        case 2:
            let anchor = point()
            let joint = SKPhysicsJointSpring.joint(
                withBodyA: one, bodyB: other, anchorA: anchor, anchorB: chance(3) ? anchor : point())
            (joint.frequency, joint.damping) = (value(0...30), value(0...2))
            return joint
        case 3:
            let joint = SKPhysicsJointLimit.joint(withBodyA: one, bodyB: other, anchorA: point(), anchorB: point())
            joint.maxLength = value(0...100)
            return joint
        default:
            let joint = SKPhysicsJointSliding.joint(withBodyA: one, bodyB: other, anchor: point(), axis: vector(1))
            (joint.lowerDistanceLimit, joint.upperDistanceLimit) = (value(-50...50), value(-50...50))
            joint.shouldEnableLimits = chance(2)
            return joint
        }
    }

    /// - Parameter whenAsked: What a custom field does when it is asked for its force.
    func wildField(whenAsked: @escaping () -> Void) -> SKFieldNode {
        let field =
            switch index(9) {
            case 0: SKFieldNode.dragField()
            case 1: SKFieldNode.vortexField()
            case 2: SKFieldNode.radialGravityField()
            case 3: SKFieldNode.velocityField(withVector: SIMD3(Float(value(-9...9)), 1, 0))
            case 4: SKFieldNode.noiseField(withSmoothness: value(0...1), animationSpeed: value(0...2))
            case 5: SKFieldNode.springField()
            case 6: SKFieldNode.electricField()
            case 7: SKFieldNode.magneticField()
            default:
                SKFieldNode.customField { place, velocity, _, _, _ in
                    whenAsked()
                    return place * velocity
                }
            }
        (field.strength, field.falloff) = (Float(value(-9...9)), Float(value(-2...2)))
        field.minimumRadius = Float(value(0...9))
        if chance(3) { field.region = SKRegion(radius: Float(value(1...99))) }
        field.isExclusive = chance(4)
        return field
    }
}
