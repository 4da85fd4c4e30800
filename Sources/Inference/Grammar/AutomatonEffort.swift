import Synchronization

/// What making the automata of one source may cost together. A few kilobytes from a stranger can describe automata that no
/// processor finishes, so whoever makes them from such a text hands one of these along.
public final class AutomatonEffort: Sendable {
    /// Why no automaton comes of it.
    public enum Failure: Error {
        /// It has cost as much as it may.
        case tooMuch
        /// Nobody waits for it any more.
        case cancelled
    }

    /// One or two seconds' work.
    public static let stepCountMax = 20_000_000
    /// Looking whether a task is cancelled isn't free either.
    private static let stepsBetweenLooks = 100_000

    private let stepCountMax: Int
    private let stepCount = Atomic(0)

    /// Nothing was done yet.
    public init(stepCountMax: Int = AutomatonEffort.stepCountMax) { self.stepCountMax = stepCountMax }

    /// States, and ways out of them, that are made or looked at.
    public func spend(_ count: Int) throws(Failure) {
        guard count <= stepCountMax else { throw .tooMuch }
        let (before, after) = stepCount.wrappingAdd(count, ordering: .relaxed)
        guard after <= stepCountMax else { throw .tooMuch }
        guard after / Self.stepsBetweenLooks != before / Self.stepsBetweenLooks else { return }
        guard !Task.isCancelled else { throw .cancelled }
    }
}
