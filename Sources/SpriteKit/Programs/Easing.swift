import Foundation

/// An action's progress as a function of the elapsed fraction of its time: the same in Swift and in the client.
enum Easing: Equatable {
    case mode(SKActionTimingMode)
    /// An app's function, sampled at equal steps from 0 to 1, with linear interpolation.
    case table([Double])

    static let linear = Easing.mode(.linear)
    private static let sampleCount = 128

    init(sampling function: SKActionTimingFunction) {
        self = .table((0...Self.sampleCount).map { Double(function(Float($0) / Float(Self.sampleCount))) })
    }

    /// - Parameter time: 0…1.
    func value(at time: Double) -> Double {
        switch self {
        case .mode(.linear): return time
        case .mode(.easeIn): return time * time
        case .mode(.easeOut): return 1 - (1 - time) * (1 - time)
        case .mode(.easeInEaseOut): return time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
        case .table(let samples):
            let place = time * Double(samples.count - 1)
            let index = min(Int(place), samples.count - 2)
            return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
        }
    }
}

/// Maps the elapsed fraction of an action's time to its progress; both are 0 at the start and 1 at the end. It is sampled when it
/// is set.
public typealias SKActionTimingFunction = (Float) -> Float

/// How an action's speed changes while it runs: quadratic curves.
public enum SKActionTimingMode: Int, Sendable {
    /// Constant speed.
    case linear
    /// Slow at first.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInEaseOut
}
