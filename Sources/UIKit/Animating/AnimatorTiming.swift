import CoreGraphics
import Foundation
import SwiftUICore

/// A timing with its duration: how far an animation is at a time, and the same as SwiftUI's animation.
struct AnimatorTiming {
    enum Kind {
        case curve(CGPoint, CGPoint)
        case spring(Spring)
    }

    let kind: Kind
    /// A longer duration is as good as one without an end. In seconds.
    static let durationMax = 1e9
    /// Seconds.
    let duration: TimeInterval

    @MainActor
    init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        if let spring = provider.springTimingParameters {
            let length = spring.spring?.settlingDuration ?? duration
            self.duration = Self.limited(length)
            kind = .spring(
                spring.spring
                    ?? Spring(settlingDuration: max(Self.limited(length), 0.001), dampingRatio: spring.dampingRatio))
        } else {
            let curve = provider.cubicTimingParameters ?? UICubicTimingParameters()
            kind = .curve(curve.controlPoint1, curve.controlPoint2)
            self.duration = Self.limited(duration)
        }
    }

    /// A duration that can be waited for; what is no duration, such as NaN, is none.
    static func limited(_ seconds: TimeInterval) -> TimeInterval { seconds > 0 ? min(seconds, durationMax) : 0 }

    /// How far the animation is after some seconds, from 0 to 1; a spring goes beyond 1.
    func progress(after seconds: TimeInterval) -> CGFloat {
        guard seconds < duration else { return 1 }
        let seconds = max(seconds, 0)
        switch kind {
        case .curve(let first, let second):
            return CGFloat(UnitCurve(first, second).value(at: seconds / duration))
        case .spring(let spring): return CGFloat(spring.value(target: 1.0, time: seconds))
        }
    }

    /// SwiftUI's animation for the whole duration.
    var animation: Animation {
        switch kind {
        case .curve(let first, let second):
            .timingCurve(Double(first.x), Double(first.y), Double(second.x), Double(second.y), duration: duration)
        case .spring(let spring): .spring(response: spring.response, dampingFraction: spring.dampingRatio)
        }
    }
}

extension UnitCurve {
    /// The curve with two control points.
    init(_ first: CGPoint, _ second: CGPoint) {
        self = .bezier(
            startControlPoint: UnitPoint(x: first.x, y: first.y), endControlPoint: UnitPoint(x: second.x, y: second.y))
    }
}

extension Duration {
    /// A time to wait, of at most some decades; none for a number that is no time, such as NaN.
    static func limited(_ seconds: TimeInterval) -> Duration { .seconds(AnimatorTiming.limited(seconds)) }
}
