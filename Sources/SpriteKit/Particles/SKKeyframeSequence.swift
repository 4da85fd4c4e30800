import CoreGraphics
import Foundation

/// Keyframes of numbers or colors, with interpolation between them.
///
/// An emitter copies a sequence when it is set. See
/// [SKKeyframeSequence](https://developer.apple.com/documentation/spritekit/skkeyframesequence).
public class SKKeyframeSequence: NSObject {
    private var values: [Any] = []
    private var times: [Double] = []

    /// How values between two frames are interpolated.
    public var interpolationMode = SKInterpolationMode.linear
    /// The values before the first frame and after the last.
    public var repeatMode = SKRepeatMode.clamp

    /// A sequence of frames. Different counts of values and times trap.
    /// - Parameters:
    ///   - values: Numbers, or colors.
    ///   - times: As many as values, in ascending order; for an emitter 0…1 of a particle's life.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        precondition(values.count == times.count, "\(values.count) values at \(times.count) times")
        super.init()
        for (value, time) in zip(values, times) { addKeyframeValue(value, time: CGFloat(time.doubleValue)) }
    }

    /// A sequence without frames. The capacity is ignored.
    public init(capacity numItems: Int) { super.init() }

    /// How many frames there are.
    public func count() -> Int { values.count }

    /// Adds a frame behind the others. Its time has to be later than theirs.
    public func addKeyframeValue(_ value: Any, time: CGFloat) {
        values.append(value)
        times.append(Double(time))
    }

    /// Removes the last frame. There has to be one.
    public func removeLastKeyframe() { removeKeyframe(at: count() - 1) }

    /// Removes a frame, which has to exist.
    public func removeKeyframe(at index: Int) {
        values.remove(at: index)
        times.remove(at: index)
    }

    /// Sets the value of a frame, which has to exist.
    public func setKeyframeValue(_ value: Any, for index: Int) { values[index] = value }
    /// Sets the time of a frame, which has to exist. The times have to stay in ascending order.
    public func setKeyframeTime(_ time: CGFloat, for index: Int) { times[index] = Double(time) }

    /// Sets the value and the time of a frame, which has to exist.
    public func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) {
        setKeyframeValue(value, for: index)
        setKeyframeTime(time, for: index)
    }

    /// The value of a frame, which has to exist.
    public func getKeyframeValue(for index: Int) -> Any { values[index] }
    /// The time of a frame, which has to exist.
    public func getKeyframeTime(for index: Int) -> CGFloat { CGFloat(times[index]) }

    /// The value at a moment: a number, or a color; nil if there are no frames.
    public func sample(atTime time: CGFloat) -> Any? {
        guard let first = values.first, let numbers = numbers(at: looped(Double(time))) else { return nil }
        guard first is UIColor else { return NSNumber(value: numbers[0]) }
        return UIColor(
            red: CGFloat(numbers[0]), green: CGFloat(numbers[1]), blue: CGFloat(numbers[2]), alpha: CGFloat(numbers[3]))
    }

    private func looped(_ time: Double) -> Double {
        guard repeatMode == .loop, let first = times.first, let last = times.last, last > first else { return time }
        let rest = (time - first).truncatingRemainder(dividingBy: last - first)
        return first + (rest < 0 ? rest + last - first : rest)
    }

    /// Interpolates by the same rules as `Client/emitters.js`.
    private func numbers(at time: Double) -> [Double]? {
        let frames = values.map(Self.numbers)
        guard let next = times.firstIndex(where: { $0 > time }) else { return frames.last }
        guard next > 0 else { return frames[0] }
        guard interpolationMode != .step else { return frames[next - 1] }
        let share = (time - times[next - 1]) / (times[next] - times[next - 1])
        let around = (-2..<2).map { frames[min(max(next + $0, 0), frames.count - 1)] }
        return frames[next].indices.map { part in
            let values = around.map { part < $0.count ? $0[part] : 0 }
            return interpolationMode == .spline
                ? Self.curve(values, share) : values[1] + (values[2] - values[1]) * share
        }
    }

    /// The Catmull–Rom curve between the middle two of four values.
    private static func curve(_ v: [Double], _ t: Double) -> Double {
        let (a, b, c) = (v[2] - v[0], 2 * v[0] - 5 * v[1] + 4 * v[2] - v[3], 3 * v[1] - v[0] - 3 * v[2] + v[3])
        return v[1] + (a * t + b * t * t + c * t * t * t) / 2
    }

    private static func numbers(_ value: Any) -> [Double] {
        switch value {
        case let color as UIColor: [color.red, color.green, color.blue, color.alpha]
        case let number as CGFloat: [Double(number)]
        case let number as Double: [number]
        case let number as Float: [Double(number)]
        case let number as Int: [Double(number)]
        case let number as NSNumber: [number.doubleValue]
        default: [0]
        }
    }

    /// Nil for a sequence without keyframes, which has no effect.
    var json: String? {
        guard !values.isEmpty else { return nil }
        var text = JSONText()
        text.member(.mode, interpolationMode.rawValue)
        text.member(.times, times)
        text.member(.values, json: JSONText.array(values.map { JSONText.numbers(Self.numbers($0)) }))
        return text.object
    }
}

/// How values between two frames are interpolated: linearly, on a spline through all frames, or not at all, by keeping the value
/// of the frame before.
public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }

/// The values before the first frame and after the last: these frames' own values, or the sequence repeats.
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }
