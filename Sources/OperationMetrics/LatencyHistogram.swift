/// A histogram of durations, in steps of about two from a millisecond to ten seconds.
package struct LatencyHistogram: Sendable {
    package static let bounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
    /// How many durations were within each bound but not within the previous one; the last element counts those beyond all
    /// bounds.
    package private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
    package private(set) var sum = 0.0

    package init() {}

    package mutating func add(_ seconds: Double) {
        counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
        sum += seconds
    }
}
