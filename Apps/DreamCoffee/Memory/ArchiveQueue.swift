import Foundation

/// The archive's serial executor. Code that must not wait for the actor's turn, because a change has to be saved before it is
/// shown, waits synchronously on its own thread.
final class ArchiveQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "ShopArchive")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }

    func wait(for work: () throws -> Void) rethrows { try queue.sync(execute: work) }
}
