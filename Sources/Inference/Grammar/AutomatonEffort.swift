import Synchronization

/// A limit for the work of making the automata of one source. A few kilobytes of untrusted text can describe automata that no
/// processor finishes, so code that makes them from such a text passes one of these along.
public final class AutomatonEffort: Sendable {
    /// Why an automaton couldn't be made.
    public enum Failure: Error {
        /// The limit of work was exceeded.
        case tooMuch
        /// The task was canceled.
        case cancelled
    }

    /// About one or two seconds of work.
    public static let stepCountMax = 20_000_000
    /// Checking for cancellation has a cost, too.
    private static let stepsBetweenLooks = 100_000

    private let stepCountMax: Int
    private let stepCount = Atomic(0)

    /// Creates a counter without any work done.
    public init(stepCountMax: Int = AutomatonEffort.stepCountMax) { self.stepCountMax = stepCountMax }

    /// Counts states and transitions that are made or examined.
    public func spend(_ count: Int) throws(Failure) {
        guard count <= stepCountMax else { throw .tooMuch }
        let (before, after) = stepCount.wrappingAdd(count, ordering: .relaxed)
        guard after <= stepCountMax else { throw .tooMuch }
        guard after / Self.stepsBetweenLooks != before / Self.stepsBetweenLooks else { return }
        guard !Task.isCancelled else { throw .cancelled }
    }
}
