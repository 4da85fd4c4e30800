import Foundation

/// Round numbers along a line: 1, 2 or 5 times a power of ten apart.
enum NumberTicks {
    /// More than anybody could read.
    static let countMax = 500

    /// The least round step with which no more than `count` intervals are needed.
    static func step(from low: Double, to high: Double, count: Int, minimum: Double = 0) -> Double {
        let rough = (high - low) / Double(max(count, 1))
        guard rough > 0, rough.isFinite else { return max(minimum, 1) }
        let power = pow(10, floor(log10(rough)))
        guard power > 0, power.isFinite else { return max(minimum, rough) }
        let factor = [1, 2, 5, 10].first { $0 * power >= rough * (1 - 1e-9) } ?? 10
        return max(factor * power, minimum)
    }

    static func step(over numbers: [Double], count: Int, minimum: Double) -> Double {
        guard let low = numbers.min(), let high = numbers.max() else { return max(minimum, 1) }
        return step(from: low, to: high, count: count, minimum: minimum)
    }

    /// Multiples of the step within the bounds.
    static func within(_ low: Double, _ high: Double, step: Double) -> [Double] {
        multiples(from: (low / step - 1e-9).rounded(.up), to: (high / step + 1e-9).rounded(.down), of: step)
    }

    /// Multiples of the step from the last one before all numbers to the first one after them.
    static func enclosing(_ numbers: [Double], step: Double) -> [Double] {
        guard let low = numbers.min(), let high = numbers.max(), step > 0 else { return [] }
        let first = (low / step + 1e-9).rounded(.down)
        return multiples(from: first, to: max((high / step - 1e-9).rounded(.up), first + 1), of: step)
    }

    private static func multiples(from first: Double, to last: Double, of step: Double) -> [Double] {
        guard step > 0, first.isFinite, last.isFinite, first <= last else { return [] }
        let count = min(last - first, Double(countMax))
        return (0...Int(count)).map { tidy((first + Double($0)) * step, step) }
    }

    /// Without the noise of binary fractions: 0.30000000000000004 is 0.3.
    private static func tidy(_ value: Double, _ step: Double) -> Double {
        let digits = max(0, 2 - floor(log10(step)))
        guard digits < 15, abs(value) < 1e15 else { return value }
        let scale = pow(10, digits)
        let tidy = (value * scale).rounded() / scale
        // Not -0.
        return tidy == 0 ? 0 : tidy
    }

    /// How many digits after the point tell the multiples of a step apart.
    static func fractionDigits(of step: Double) -> Int {
        guard step > 0, step < 1 else { return step.rounded() == step ? 0 : 1 }
        return min(Int(-floor(log10(step) + 1e-9)), 10)
    }
}
