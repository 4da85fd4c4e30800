import InferenceKernels
import Synchronization

/// Waits for another thread: by spinning at first, because it mostly takes microseconds, then asleep, because spinning could take
/// the core from the thread that is waited for.
final class SpinThenPark: Sendable {
    /// About 50 µs at 20 to 40 ns per iteration.
    private static let spinCountMax = 2000

    private let parked = Atomic<Int>(0)
    private let monitor = Monitor()

    /// Returns when `isDone` returns true, which must be caused by a sequentially consistent store before ``notify()``.
    func wait(until isDone: () -> Bool) {
        for _ in 0..<Self.spinCountMax {
            if isDone() { return }
            inferenceSpinHint()
        }
        monitor.withLock {
            // Increments the counter before checking again: either this check sees the store, or the storing thread sees the
            // counter.
            parked.wrappingAdd(1, ordering: .sequentiallyConsistent)
            while !isDone() { monitor.wait() }
            parked.wrappingSubtract(1, ordering: .sequentiallyConsistent)
        }
    }

    /// Wakes sleeping threads. Costs a single load if there are none.
    func notify() {
        guard parked.load(ordering: .sequentiallyConsistent) > 0 else { return }
        monitor.withLock { monitor.notifyAll() }
    }
}
