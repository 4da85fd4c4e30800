import CoreGraphics
import Foundation
import SwiftUICore

/// The kind of an animation's timing.
public enum UITimingCurveType: Int, Sendable {
    /// One of the standard curves.
    case builtin
    /// A curve with control points.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring together. Not made here.
    case composed
}

/// The timing of a property animator: a curve, or a spring.
///
/// See [UITimingCurveProvider](https://developer.apple.com/documentation/uikit/uitimingcurveprovider). Other types than
/// `UICubicTimingParameters` and `UISpringTimingParameters` give one of these.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// The kind of timing.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve from (0, 0) to (1, 1), with two control points.
///
/// See [UICubicTimingParameters](https://developer.apple.com/documentation/uikit/uicubictimingparameters).
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The standard curve; `easeInOut` if the curve has control points of its own.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// One of the standard curves, or a curve with control points.
    public let timingCurveType: UITimingCurveType

    /// The standard curve for changes of the system's: a slow start and a slow end.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the standard curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, timingCurveType) = (curve, .builtin)
        (controlPoint1, controlPoint2) = curve.controlPoints
        super.init()
    }

    /// A curve with control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (controlPoint1, controlPoint2) = (point1, point2)
        (animationCurve, timingCurveType) = (.easeInOut, .cubic)
        super.init()
    }

    /// The curve itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil: it is a curve.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
///
/// See [UISpringTimingParameters](https://developer.apple.com/documentation/uikit/uispringtimingparameters). The initial
/// velocity is stored, but has no effect here.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in shares of the way per second. Stored, but has no effect here.
    public let initialVelocity: CGVector
    /// The spring itself, if it has a duration of its own.
    let spring: Spring?
    let dampingRatio: Double

    /// A spring with the system's mass, stiffness and damping, and a duration of its own.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that comes to rest in the animator's duration.
    /// - Parameters:
    ///   - ratio: 1 doesn't oscillate; the smaller, the more it does.
    ///   - velocity: Has no effect here.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (spring, dampingRatio, initialVelocity) = (nil, ratio > 0.01 ? Double(ratio) : 0.01, velocity)
        super.init()
    }

    /// A spring by its physical properties, which also say how long it lasts: the animator's duration isn't used.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: true)
        (self.spring, dampingRatio, initialVelocity) = (spring, spring.dampingRatio, velocity)
        super.init()
    }

    /// A spring by its perceived duration, in seconds, and its bounce: the animator's duration isn't used.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        let spring = Spring(duration: duration, bounce: Double(bounce))
        (self.spring, dampingRatio, self.initialVelocity) = (spring, spring.dampingRatio, initialVelocity)
        super.init()
    }

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Nil: it is a spring.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView {
    /// The standard curves of animations.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// At an even pace.
        case linear

        /// The control points of the curve.
        var controlPoints: (CGPoint, CGPoint) {
            switch self {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        }
    }
}
