import DisplayList
import Foundation

/// A function from 0…1 to 0…1: the progress of a change at a fraction of its time.
///
/// See [UnitCurve](https://developer.apple.com/documentation/swiftui/unitcurve).
public struct UnitCurve: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// A cubic Bézier curve from (0, 0) to (1, 1), given by its two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
    }

    /// At an even pace.
    public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Slow at the start.
    public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at the end.
    public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Slow at both ends.
    public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// A cubic approximation of a quarter circle: slow at the start.
    public static let circularEaseIn = UnitCurve(x1: 0.552, y1: 0, x2: 1, y2: 0.448)
    /// A cubic approximation of a quarter circle: slow at the end.
    public static let circularEaseOut = UnitCurve(x1: 0, y1: 0.552, x2: 0.448, y2: 1)
    /// A curve that is very slow at both ends.
    public static let circularEaseInOut = UnitCurve(x1: 0.85, y1: 0, x2: 0.15, y2: 1)

    /// The progress of the change at a fraction of its time. For a linear curve, it is clamped to 0…1.
    public func value(at progress: Double) -> Double {
        self == .linear ? min(max(progress, 0), 1) : curve.state(at: progress).value
    }

    /// The rate of the change at a fraction of its time; 1 is constant speed.
    public func velocity(at progress: Double) -> Double { curve.state(at: progress).slope }

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve { UnitCurve(x1: y1, y1: x1, x2: y2, y2: x2) }

    private var curve: TimingCurve { TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2) }
}
