import Foundation

/// Where an archive works: one thing after the other. Who can't wait for a turn of its actor, as what must be kept before it is
/// shown, waits on its own thread.
final class ArchiveQueue: SerialExecutor {
    private let queue = DispatchQueue(label: "ShopArchive")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }

    func wait(for work: () throws -> Void) rethrows { try queue.sync(execute: work) }
}
