import ExternalPrograms
import FairTurns
import Foundation
import FoundationAdditions
import HTTP
import Synchronization

/// Where pictures are read: a few at the same time, because each takes a core, on no actor, and on no thread that other tasks wait
/// for. The next turn is always for the visitor who has the fewest pictures being read.
final class ReadingTurns: Sendable {
    static let texts = ReadingTurns(), barcodes = ReadingTurns()

    /// Ends the programs of the current turn.
    @TaskLocal static var child: Child?

    /// How long a program may continue after it was told to end.
    private static let lastSeconds = 2.0

    /// Waits for its turn.
    private struct Waiter: Sendable {
        let visitor: String?
        let child: Child
        let begin: @Sendable () -> Void
        /// Called instead of `begin` if the turn is canceled before it begins.
        let cancel: @Sendable () -> Void
    }

    private let turns: Mutex<FairTurns<String?, Waiter>>

    init(
        placeCount: Int = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount - 1)), waitingMax: Int = 256
    ) {
        turns = Mutex(FairTurns(placeCount: placeCount, waitingMax: waitingMax))
    }

    var waitingCount: Int { turns.withLock(\.waitingCount) }

    /// Does work in a turn, with programs that end when the task is canceled.
    ///
    /// - Throws: What the work throws; ``VisionError/requestCancelled(_:)`` if the task is canceled, and
    ///   ``VisionError/operationFailed(_:)`` if too much of the visitor's is already waiting.
    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let child = Child(), visitor = Requester.current
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { reader in
                let waiter = Waiter(visitor: visitor, child: child) { [self] in
                    Thread.detachNewThread { [self] in
                        let result = Swift.Result { try Self.$child.withValue(child, operation: work) }
                        leave(visitor)
                        reader.resume(with: result)
                    }
                } cancel: {
                    reader.resume(throwing: VisionError.requestCancelled("The task was cancelled."))
                }
                do { try enter(waiter) } catch { reader.resume(throwing: error) }
            }
        } onCancel: {
            cancel(child)
        }
    }

    /// Does work in a visitor's turn on this thread, which waits for it. The main thread doesn't wait for other visitors' work,
    /// since all windows wait for it: there the work begins at once.
    ///
    /// - Throws: ``VisionError``, as ``run(_:)``.
    func found<Result>(
        by child: Child, of visitor: String?, _ work: () throws(VisionError) -> Result
    ) throws(VisionError) -> Result {
        if MainQueue.isCurrent { return try foundAtOnce(by: child, work) }
        let isOver = DispatchSemaphore(value: 0), hasTurn = Atomic(false)
        try enter(
            Waiter(visitor: visitor, child: child) {
                hasTurn.store(true, ordering: .sequentiallyConsistent)
                isOver.signal()
            } cancel: {
                isOver.signal()
            })
        isOver.wait()
        guard hasTurn.load(ordering: .sequentiallyConsistent) else {
            throw .requestCancelled("The request was cancelled.")
        }
        defer { leave(visitor) }
        return try Self.$child.withValue(child) { Swift.Result(catching: work) }.get()
    }

    private func foundAtOnce<Result>(
        by child: Child, _ work: () throws(VisionError) -> Result
    ) throws(VisionError) -> Result {
        if child.isUnwanted { throw .requestCancelled("The request was cancelled.") }
        return try Self.$child.withValue(child) { Swift.Result(catching: work) }.get()
    }

    /// Ends what has a turn, or waits for one.
    func cancel(_ child: Child) {
        child.end(within: Self.lastSeconds)
        withdraw(child)
    }

    // MARK: Waiting

    private func enter(_ waiter: Waiter) throws(VisionError) {
        let next = try turns.withLock { turns throws(VisionError) in
            if waiter.child.isUnwanted { throw .requestCancelled("The task was cancelled.") }
            guard turns.add(waiter, of: waiter.visitor) else {
                throw .operationFailed("Too many pictures are waiting to be read.")
            }
            return turns.next()
        }
        next?.work.begin()
    }

    private func leave(_ visitor: String?) {
        let next = turns.withLock { turns in
            turns.end(of: visitor)
            return turns.next()
        }
        next?.work.begin()
    }

    /// Removes what waits and won't be needed.
    private func withdraw(_ child: Child) {
        turns.withLock { $0.remove { $0.child === child } }?.cancel()
    }
}
