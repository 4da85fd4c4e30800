import Dispatch

/// A plane's own queue. A long advance then has its own thread, and blocks none of those shared by the process's tasks.
final class PlaneExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "Plane", qos: .utility)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
