// Inverse kinematics, which is declared but unavailable.
import CoreGraphics

/// Not available: there is no inverse kinematics.
@available(*, unavailable, message: "There is no inverse kinematics here")
open class SKReachConstraints: NSObject {
    /// Not available.
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {}
    /// Not available.
    open var lowerAngleLimit: CGFloat = 0
    /// Not available.
    open var upperAngleLimit: CGFloat = 0
}
