import Synchronization

/// What Ctrl-C stops: the work that is going on, or, where there is none, the program.
public final class Interruption: Sendable {
    private let stop = Mutex<(@Sendable () -> Void)?>(nil)

    /// Nothing is going on yet.
    public init() {}

    /// Stops the work that is going on.
    ///
    /// - Returns: Whether there was any.
    public func interrupt() -> Bool {
        guard let stop = stop.withLock({ $0 }) else { return false }
        stop()
        return true
    }

    /// Does work that can be interrupted.
    ///
    /// - Throws: `CancellationError` if it was, or what the work throws.
    func during<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) async throws -> Result {
        // Under the lock, so that the work cannot be seen before it can be stopped.
        let task = stop.withLock { stop in
            let task = Task(operation: work)
            stop = { task.cancel() }
            return task
        }
        defer { stop.withLock { $0 = nil } }
        return try await task.value
    }
}
