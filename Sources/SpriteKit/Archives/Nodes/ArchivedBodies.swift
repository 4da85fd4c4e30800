import CoreGraphics
import Foundation

extension SKNode {
    /// Reads the node's physics body, when all else is read. A scene's own body is the editor's, and isn't read.
    func readBody(_ archive: ArchiveCoder) {
        guard !(self is SKScene), let body = archive.inner("_PKPhysicsBody") else { return }
        physicsBody = self.body(body)
        physicsBody?.readNumbers(body)
    }

    /// Archives have circles and rectangles in points of the parent: with the node's scale, which bodies follow here.
    private func body(_ archive: ArchiveCoder) -> SKPhysicsBody {
        let center = archive.point("_p0") ?? .zero
        switch archive.decodeInteger(forKey: "_shapeType") {
        case 1:
            let radius = archive.length("_radius") ?? 0
            return SKPhysicsBody(circleOfRadius: unscaled(radius, xScale), center: unscaled(center))
        case 2:
            let size = archive.size("_size") ?? .zero
            let ownSize = CGSize(width: unscaled(size.width, xScale), height: unscaled(size.height, yScale))
            return SKPhysicsBody(rectangleOf: ownSize, center: unscaled(center))
        default: return body(otherThan: archive)
        }
    }

    /// The body of another shape: that of the node's picture, or a rectangle around the node.
    private func body(otherThan archive: ArchiveCoder) -> SKPhysicsBody {
        if let sprite = self as? SKSpriteNode, let texture = sprite.texture {
            return SKPhysicsBody(texture: texture, size: sprite.size)
        }
        archive.reading.noted("the physics body of '\(name ?? "")' is read as a rectangle")
        let bounds = contentBounds.isNull ? .zero : contentBounds
        return SKPhysicsBody(rectangleOf: bounds.size, center: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    private func unscaled(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { scale == 0 ? length : length / abs(scale) }

    private func unscaled(_ point: CGPoint) -> CGPoint {
        CGPoint(x: unscaled(point.x, xScale), y: unscaled(point.y, yScale))
    }
}

extension SKPhysicsBody {
    fileprivate func readNumbers(_ archive: ArchiveCoder) {
        isDynamic = archive.flag("dynamic") ?? isDynamic
        affectedByGravity = archive.flag("affectedByGravity") ?? affectedByGravity
        allowsRotation = archive.flag("allowRotation") ?? allowsRotation
        pinned = archive.flag("pinned") ?? pinned
        let isPrecise = archive.flag("needsContinuousCollsionDetection")
        usesPreciseCollisionDetection = isPrecise ?? usesPreciseCollisionDetection
        friction = archive.length("friction") ?? friction
        restitution = archive.length("restitution") ?? restitution
        linearDamping = archive.length("linearDamping") ?? linearDamping
        angularDamping = archive.length("angularDamping") ?? angularDamping
        charge = archive.length("charge") ?? charge
        readMass(archive)
        readMasks(archive)
        readMotion(archive)
    }

    /// The archive's density is that of the shape with the node's scale.
    private func readMass(_ archive: ArchiveCoder) {
        guard let density = archive.number("density") else { return }
        let square = Double(PhysicsUnits.squarePointsPerSquareMeter)
        switch archive.decodeInteger(forKey: "_shapeType") {
        case 1:
            let radius = archive.number("_radius") ?? 0
            mass = CGFloat(density * .pi * radius * radius / square)
        case 2:
            let size = archive.size("_size") ?? .zero
            mass = CGFloat(density) * size.width * size.height / CGFloat(square)
        default: self.density = CGFloat(density)
        }
    }

    private func readMasks(_ archive: ArchiveCoder) {
        categoryBitMask = archive.mask("categoryBitMask") ?? categoryBitMask
        collisionBitMask = archive.mask("collisionBitMask") ?? collisionBitMask
        contactTestBitMask = archive.mask("intersectionTestBitMask") ?? contactTestBitMask
        fieldBitMask = archive.mask("fieldBitMask") ?? fieldBitMask
    }

    private func readMotion(_ archive: ArchiveCoder) {
        if let speed = archive.point("linearVelocity") { velocity = CGVector(dx: speed.x, dy: speed.y) }
        angularVelocity = archive.length("angularVelocity") ?? angularVelocity
    }
}

extension SKScene {
    func readWorld(_ archive: ArchiveCoder) {
        guard let world = archive.inner("_physicsWorld") else { return }
        if let gravity = world.point("gravity") { physicsWorld.gravity = CGVector(dx: gravity.x, dy: gravity.y) }
        physicsWorld.speed = world.length("speedMultiplier") ?? physicsWorld.speed
    }
}

extension ArchiveCoder {
    /// Bits that may be archived as a negative number.
    fileprivate func mask(_ key: String) -> UInt32? {
        number(key).map { UInt32(truncatingIfNeeded: Int(saturating: $0)) }
    }
}
