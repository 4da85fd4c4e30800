import DisplayList
import Foundation

/// The value as a function of time along its keyframes.
struct KeyframePath<Value: Animatable> {
    private let initial: Value
    private let segments: [_KeyframeSegment<Value>]
    /// In seconds.
    let duration: Double

    typealias Vector = Value.AnimatableData

    init(from initial: Value, _ segments: [_KeyframeSegment<Value>]) {
        self.initial = initial
        self.segments = segments
        duration = segments.reduce(0) { $0 + $1.duration }
    }

    func value(at time: Double) -> Value {
        var begin = 0.0
        for index in segments.indices {
            let segment = segments[index]
            if time < begin + segment.duration { return value(in: index, after: time - begin) }
            begin += segment.duration
        }
        return segments.last?.target ?? initial
    }

    private func start(of index: Int) -> Vector { (index == 0 ? initial : segments[index - 1].target).animatableData }

    private func value(in index: Int, after time: Double) -> Value {
        let segment = segments[index]
        let (from, to) = (start(of: index), segment.target.animatableData)
        var value = segment.target
        switch segment.curve {
        case .move: break
        case .linear(let curve):
            value.animatableData = from.interpolated(towards: to, amount: curve.value(at: time / segment.duration))
        case .spring(let spring, let velocity):
            value.animatableData =
                from
                + spring.value(
                    target: to - from, initialVelocity: velocity?.animatableData ?? velocityBefore(index), time: time)
        case .cubic: value.animatableData = hermite(index, from, to, time / segment.duration)
        }
        return value
    }

    // MARK: Cubic curves

    private func hermite(_ index: Int, _ from: Vector, _ to: Vector, _ t: Double) -> Vector {
        let duration = segments[index].duration
        let startSlope = velocityBefore(index).scaled(by: duration)
        let endSlope = velocityAfter(index).scaled(by: duration)
        let (t2, t3) = (t * t, t * t * t)
        return from.scaled(by: 2 * t3 - 3 * t2 + 1) + startSlope.scaled(by: t3 - 2 * t2 + t)
            + to.scaled(by: 3 * t2 - 2 * t3) + endSlope.scaled(by: t3 - t2)
    }

    /// The velocity at the start of a segment: its own, or the end velocity of the previous one.
    private func velocityBefore(_ index: Int) -> Vector {
        switch segments[index].curve {
        case .cubic(let start?, _), .spring(_, let start?): return start.animatableData
        default: break
        }
        return index == 0 ? .zero : velocityAfter(index - 1)
    }

    /// The velocity at the end of a segment. Between two cubic segments it is the slope from the previous keyframe to the next
    /// one.
    private func velocityAfter(_ index: Int) -> Vector {
        let segment = segments[index]
        let way = segment.target.animatableData - start(of: index)
        switch segment.curve {
        case .move: return .zero
        case .linear(let curve):
            return segment.duration > 0 ? way.scaled(by: curve.velocity(at: 0.999) / segment.duration) : .zero
        case .spring(let spring, let velocity):
            return spring.velocity(
                target: way, initialVelocity: velocity?.animatableData ?? velocityBefore(index), time: segment.duration)
        case .cubic(_, let end?): return end.animatableData
        case .cubic:
            guard index + 1 < segments.count, case .cubic(let start, _) = segments[index + 1].curve else {
                return .zero
            }
            if let start { return start.animatableData }
            let seconds = segment.duration + segments[index + 1].duration
            let span = segments[index + 1].target.animatableData - self.start(of: index)
            return seconds > 0 ? span.scaled(by: 1 / seconds) : .zero
        }
    }
}
