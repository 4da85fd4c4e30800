import InferenceKernels
import Synchronization

/// Waiting for another thread: spinning at first, because it mostly takes microseconds, then asleep, because a spinning
/// thread takes the core from whoever is being waited for.
final class SpinThenPark: Sendable {
    /// About 50 µs at 20 to 40 ns a turn.
    private static let spinCountMax = 2000

    private let parked = Atomic<Int>(0)
    private let monitor = Monitor()

    /// Returns when `isDone` says so. It has to become true by a sequentially consistent store before ``notify()``.
    func wait(until isDone: () -> Bool) {
        for _ in 0..<Self.spinCountMax {
            if isDone() { return }
            inferenceSpinHint()
        }
        monitor.withLock {
            // Announced before looking once more: either this look sees the store, or the storer sees the announcement.
            parked.wrappingAdd(1, ordering: .sequentiallyConsistent)
            while !isDone() { monitor.wait() }
            parked.wrappingSubtract(1, ordering: .sequentiallyConsistent)
        }
    }

    /// Wakes whoever has gone to sleep. Costs one load where nobody has.
    func notify() {
        guard parked.load(ordering: .sequentiallyConsistent) > 0 else { return }
        monitor.withLock { monitor.notifyAll() }
    }
}
