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
            self.run(block)
        }
    }

    /// Runs a block on the context's queue, and returns when it is done.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isOnQueue { return try performing(block) }
        return try target.sync { try run(block) }
    }

    /// Runs a block on the context's queue, and returns its result.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () -> T
    ) async -> T {
        await withCheckedContinuation { (continuation: CheckedContinuation<Handed<T>, Never>) in
            target.async {
                continuation.resume(returning: Handed(value: self.run(block)))
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
                continuation.resume(with: Result { Handed(value: try self.run(block)) })
            }
        }.value
    }

    private var target: DispatchQueue { queue ?? .main }

    private func run<T>(_ block: () throws -> T) rethrows -> T {
        defer { processPendingChanges() }
        return try performing(block)
    }

    // MARK: The running block's context

    private static let performingKey = "kissa.coredata.performing"

    /// The context whose block this thread is running.
    static var performing: NSManagedObjectContext? {
        Thread.current.threadDictionary[performingKey] as? NSManagedObjectContext
    }

    private func performing<T>(_ block: () throws -> T) rethrows -> T {
        let outer = Self.performing
        Thread.current.threadDictionary[Self.performingKey] = self
        defer { Thread.current.threadDictionary[Self.performingKey] = outer }
        return try block()
    }
}
