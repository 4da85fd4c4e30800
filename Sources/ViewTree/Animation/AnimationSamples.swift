import DisplayList
import Foundation

/// A custom animation computed in advance, from 0 to 1: sixty samples a second and its exact length.
///
/// Used where stepping isn't possible: for repetitions, which are all alike and may run in reverse, and for motions that the
/// browser plays.
struct AnimationSamples: Sendable {
    private static let perSecond = 60.0
    /// In seconds of its own time, at speed 1.
    let seconds: Double
    /// Fractions of the change, which may lie outside of 0…1.
    private let shares: [Double]

    init(_ animation: AnyCustomAnimation) {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        var shares: [Double] = []
        var before = context
        while let share = animation.animate(value: 1, time: Double(shares.count) / Self.perSecond, context: &context) {
            shares.append(share)
            before = context
        }
        self.shares = shares
        seconds = Self.end(of: animation, after: shares.count, before)
    }

    /// The end, located between the last sample and the first missing one.
    private static func end(of animation: AnyCustomAnimation, after count: Int, _ context: AnimationContext<Double>)
        -> Double
    {
        guard count > 0 else { return 0 }
        var (low, high) = (Double(count - 1) / perSecond, Double(count) / perSecond)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            var copy = context
            if animation.animate(value: 1, time: middle, context: &copy) == nil { high = middle } else { low = middle }
        }
        return low
    }

    /// The fraction of the change after some seconds; 1 from the end on.
    func share(at time: Double) -> Double {
        guard time < seconds, let last = shares.indices.last else { return 1 }
        let place = max(time, 0) * Self.perSecond
        let index = min(Int(place), last)
        let begin = Double(index)
        let rest = min(seconds * Self.perSecond - begin, 1)
        let next = index < last ? shares[index + 1] : 1
        return shares[index] + (next - shares[index]) * min((place - begin) / max(rest, 1e-9), 1)
    }

    /// The timing curve that is the best least-squares fit, with its control points at one third and two thirds of the time: y(t)
    /// = 3(1−t)²t·y1 + 3(1−t)t²·y2 + t³.
    var curve: Motion.Curve {
        var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
        let count = 64
        for step in 1..<count {
            let t = Double(step) / Double(count)
            let a = 3 * (1 - t) * (1 - t) * t
            let b = 3 * (1 - t) * t * t
            let y = share(at: t * seconds) - t * t * t
            (aa, ab, bb, ay, by) = (aa + a * a, ab + a * b, bb + b * b, ay + a * y, by + b * y)
        }
        let determinant = aa * bb - ab * ab
        return .bezier(
            duration: seconds, x1: 1.0 / 3, y1: (ay * bb - by * ab) / determinant, x2: 2.0 / 3,
            y2: (by * aa - ay * ab) / determinant)
    }
}
