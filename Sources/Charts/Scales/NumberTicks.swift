import Foundation

/// Round numbers: multiples of 1, 2 or 5 times a power of ten.
enum NumberTicks {
    /// The limit for the whole of an axis, even a scrolling one: more than anybody could read.
    static let countMax = 1000

    /// The smallest round step that results in at most `count` intervals.
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

    /// Multiples of the step within the bounds; if they were too many, multiples of a larger step.
    static func within(_ low: Double, _ high: Double, step: Double) -> [Double] {
        let step = fitting(step, from: low, to: high, countMax: countMax)
        return multiples(from: (low / step - 1e-9).rounded(.up), to: (high / step + 1e-9).rounded(.down), of: step)
    }

    /// The step, or its smallest multiple that results in at most `countMax` intervals.
    private static func fitting(_ step: Double, from low: Double, to high: Double, countMax: Int) -> Double {
        let factor = ((high - low) / step / Double(countMax)).rounded(.up)
        return factor > 1 && factor.isFinite ? step * factor : step
    }

    /// The last multiple of the step up to `low`, and the first one from `high` on.
    static func ends(around low: Double, _ high: Double, step: Double) -> (first: Double, last: Double) {
        let first = (low / step + 1e-9).rounded(.down)
        let last = max((high / step - 1e-9).rounded(.up), first + 1)
        return (tidy(first * step, step), tidy(last * step, step))
    }

    private static func multiples(from first: Double, to last: Double, of step: Double) -> [Double] {
        guard step > 0, first.isFinite, last.isFinite, first <= last, last - first < 1e6 else { return [] }
        return (0...Int(last - first)).map { tidy((first + Double($0)) * step, step) }
    }

    // MARK: Bins

    /// More bins than anybody wants to count.
    static let binCountMax = 65_536

    /// Multiples of a step that enclose all numbers, so that each number is in one of the bins between them. If they were too
    /// many, the bins are larger.
    static func bins(over numbers: [Double], step: Double) -> [Double] {
        guard let low = numbers.min(), let high = numbers.max(), step > 0 else { return [] }
        let step = fitting(step, from: low, to: high, countMax: binCountMax)
        let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
        var bins = multiples(from: first, to: max(last, first + 1), of: step)
        // A binary fraction may be slightly outside of its decimal bound.
        if let least = bins.first, least > low { bins.insert(least - step, at: 0) }
        if let most = bins.last, most < high { bins.append(most + step) }
        return bins
    }

    /// Removes rounding errors of binary fractions: 0.30000000000000004 becomes 0.3.
    private static func tidy(_ value: Double, _ step: Double) -> Double {
        let digits = max(0, 2 - floor(log10(step)))
        guard digits < 15, abs(value) < 1e15 else { return value }
        let scale = pow(10, digits)
        let tidy = (value * scale).rounded() / scale
        // Turns -0 into 0.
        return tidy == 0 ? 0 : tidy
    }

    /// The smallest number of fraction digits that represents all numbers exactly; if none does, as for thirds, enough digits to
    /// distinguish them.
    static func fractionDigits(of numbers: [Double]) -> Int {
        let numbers = numbers.filter(\.isFinite).sorted()
        let step = zip(numbers, numbers.dropFirst()).map { $1 - $0 }.filter { $0 > 0 && $0.isFinite }.min() ?? 1
        let tolerance = min(step * 1e-6, 1e-9)
        let least = max(Int(1 - floor(log10(step))), 1)
        let exact = (0...min(least + 4, digitsMax)).first { digits in
            let scale = pow(10, Double(digits))
            return numbers.allSatisfy { abs(($0 * scale).rounded() / scale - $0) <= max(tolerance, $0.ulp) }
        }
        return exact ?? min(least, digitsMax)
    }

    private static let digitsMax = 10
}
