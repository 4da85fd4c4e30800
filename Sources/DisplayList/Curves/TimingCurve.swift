/// A cubic Bézier timing function from (0, 0) to (1, 1), as CSS's `cubic-bezier`: x is the fraction of time, y the progress.
public struct TimingCurve: Equatable, Sendable {
    private let x1, y1, x2, y2: Double

    /// The x of both control points is clamped to 0…1, since time runs forward.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// The progress at a fraction of the time, and the slope there.
    public func state(at time: Double) -> (value: Double, slope: Double) {
        if time <= 0 { return (0, 0) }
        if time >= 1 { return (1, 0) }
        let parameter = parameter(at: time)
        let run = Self.slope(x1, x2, parameter)
        let rise = Self.slope(y1, y2, parameter)
        return (Self.value(y1, y2, parameter), rise / max(run, 1e-9))
    }

    /// x(parameter) increases monotonically, so bisection finds the parameter for any control points.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if Self.value(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
