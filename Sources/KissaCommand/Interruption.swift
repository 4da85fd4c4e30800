import Synchronization

/// Handles Ctrl-C: cancels the work in progress, or, without any, ends the program.
public final class Interruption: Sendable {
    private let stop = Mutex<(@Sendable () -> Void)?>(nil)

    /// No work is in progress yet.
    public init() {}

    /// Cancels the work in progress.
    ///
    /// - Returns: Whether there was any.
    public func interrupt() -> Bool {
        guard let stop = stop.withLock({ $0 }) else { return false }
        stop()
        return true
    }

    /// Runs cancellable work.
    ///
    /// - Throws: `CancellationError` if it was canceled, or the work's own error.
    func during<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) async throws -> Result {
        // Under the lock, so that the task can't be seen before it can be canceled.
        let task = stop.withLock { stop in
            let task = Task(operation: work)
            stop = { task.cancel() }
            return task
        }
        defer { stop.withLock { $0 = nil } }
        return try await task.value
    }
}
