import Dispatch

/// A plane's own queue. A long advance takes a thread of its own then, and none of those that all tasks of the process
/// share.
final class PlaneExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "Plane", qos: .utility)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
