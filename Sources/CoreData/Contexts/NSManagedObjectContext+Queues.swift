import Foundation

/// A value that is handed from one queue to another, and used by one at a time.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

extension NSManagedObjectContext {
    /// When an asynchronous block runs.
    public enum ScheduledTaskType: Sendable {
        /// At once, if the caller is on the context's queue.
        case immediate
        /// After what is in the queue.
        case enqueued
    }

    /// Runs a block on the context's queue, later.
    public func perform(_ block: @escaping @Sendable () -> Void) {
        target.async {
            block()
            self.processPendingChanges()
        }
    }

    /// Runs a block on the context's queue, and returns when it is done.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isOnQueue { return try block() }
        return try target.sync {
            defer { processPendingChanges() }
            return try block()
        }
    }

    /// Runs a block on the context's queue, and returns its result.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () -> T
    ) async -> T {
        await withCheckedContinuation { (continuation: CheckedContinuation<Handed<T>, Never>) in
            target.async {
                let result = block()
                self.processPendingChanges()
                continuation.resume(returning: Handed(value: result))
            }
        }.value
    }

    /// Runs a block on the context's queue, and returns its result.
    @_disfavoredOverload
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T
    ) async throws -> T {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Handed<T>, any Error>) in
            target.async {
                let result = Result { Handed(value: try block()) }
                self.processPendingChanges()
                continuation.resume(with: result)
            }
        }.value
    }

    private var target: DispatchQueue { queue ?? .main }
}
