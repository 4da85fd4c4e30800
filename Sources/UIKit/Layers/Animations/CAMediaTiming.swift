import CoreGraphics
import Foundation
import SwiftUICore

/// When an animation begins, how long it lasts, and what is shown before and after it.
///
/// See [CAMediaTiming](https://developer.apple.com/documentation/quartzcore/camediatiming).
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, on the clock of `CACurrentMediaTime()`, or of the group; 0 is at once.
    var beginTime: CFTimeInterval { get set }
    /// How long one run lasts, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast its time goes.
    var speed: Float { get set }
    /// Where in its own time it begins, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs.
    var repeatCount: Float { get set }
    /// How long it is repeated, in seconds.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run also goes back.
    var autoreverses: Bool { get set }
    /// What is shown before and after it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer's own value, before and after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value, after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value, before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value before and the last one after.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var isForwards: Bool { self == .forwards || self == .both }
    var isBackwards: Bool { self == .backwards || self == .both }
}

/// The name of a standard timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At an even pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's curve.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    fileprivate var controlPoints: (CGPoint, CGPoint) {
        switch self {
        case .easeIn: UIView.AnimationCurve.easeIn.controlPoints
        case .easeOut: UIView.AnimationCurve.easeOut.controlPoints
        case .easeInEaseOut: UIView.AnimationCurve.easeInOut.controlPoints
        case .default: (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        default: UIView.AnimationCurve.linear.controlPoints
        }
    }
}

/// The pace of an animation: a curve with two control points.
///
/// See [CAMediaTimingFunction](https://developer.apple.com/documentation/quartzcore/camediatimingfunction).
@preconcurrency @MainActor
public final class CAMediaTimingFunction: NSObject {
    private let first: CGPoint
    private let second: CGPoint

    /// A standard function.
    public init(name: CAMediaTimingFunctionName) {
        (first, second) = name.controlPoints
        super.init()
    }

    /// A function with control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
        second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
        super.init()
    }

    /// One of the four points, from the start to the end.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all = [.zero, first, second, CGPoint(x: 1, y: 1)]
        guard all.indices.contains(idx) else { return }
        (ptr[0], ptr[1]) = (Float(all[idx].x), Float(all[idx].y))
    }

    func value(at fraction: Double) -> Double {
        UnitCurve(first, second).value(at: min(max(fraction, 0), 1))
    }
}
