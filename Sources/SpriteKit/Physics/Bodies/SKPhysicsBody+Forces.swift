import CChipmunk
import CoreGraphics
import Foundation

/// Forces act for one frame; impulses change the velocity at once. Both wake a body that rests. They have no effect
/// on edges and on bodies that aren't dynamic.
///
/// As measured on Apple's platforms, a force of *mass × 150* accelerates by 1 m/s², which is 150 points/s², and an
/// impulse of *mass × v* changes the velocity by *v* points per second. Torques and angular impulses are in newton
/// metres.
extension SKPhysicsBody {
    private static let forceMax = 1e12

    /// Pushes the body at its centre of mass in the next frame. Without effect outside of a scene.
    public func applyForce(_ force: CGVector) { simulated?.push(cpVect(force, limit: Self.forceMax), at: nil) }

    /// Pushes the body at a point of the scene's coordinates in the next frame, which may also turn it.
    public func applyForce(_ force: CGVector, at point: CGPoint) {
        simulated?.push(cpVect(force, limit: Self.forceMax), at: cpVect(point))
    }

    /// Turns the body in the next frame.
    /// - Parameter torque: In newton metres, counterclockwise.
    public func applyTorque(_ torque: CGFloat) {
        simulated?.twist(torque.bounded(by: Self.forceMax) * PhysicsUnits.squarePointsPerSquareMeter)
    }

    /// Changes the velocity by the impulse divided by the mass, in points per second.
    public func applyImpulse(_ impulse: CGVector) {
        if let simulated { return simulated.kick(cpVect(impulse, limit: Self.forceMax), at: nil) }
        guard isDynamic, !isEdge, mass > 0 else { return }
        let kick = impulse.bounded(by: Self.forceMax)
        velocity = CGVector(dx: velocity.dx + kick.dx / mass, dy: velocity.dy + kick.dy / mass)
    }

    /// Changes the velocity as by a blow at a point of the scene's coordinates, which may also turn the body.
    public func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        guard let simulated else { return applyImpulse(impulse) }
        simulated.kick(cpVect(impulse, limit: Self.forceMax), at: cpVect(point))
    }

    /// Changes the angular velocity.
    /// - Parameter impulse: In newton metre seconds, counterclockwise.
    public func applyAngularImpulse(_ impulse: CGFloat) {
        simulated?.spin(impulse.bounded(by: Self.forceMax) * PhysicsUnits.squarePointsPerSquareMeter)
    }
}
