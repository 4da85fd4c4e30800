import Foundation
import InferenceKernels
import Synchronization

/// Waiting for another thread: spinning at first, because it mostly takes microseconds, then asleep, because a spinning
/// thread takes the core from whoever is being waited for.
final class SpinThenPark: @unchecked Sendable {
    // Unchecked for the system's mutex and condition, which are made for sharing.

    /// About 50 µs at 20 to 40 ns a turn.
    private static let spinCountMax = 2000

    private let parked = Atomic<Int>(0)
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Returns when `isDone` says so. It has to become true by a sequentially consistent store before ``notify()``.
    func wait(until isDone: () -> Bool) {
        for _ in 0..<Self.spinCountMax {
            if isDone() { return }
            inferenceSpinHint()
        }
        pthread_mutex_lock(mutex)
        // Announced before looking once more: either this look sees the store, or the storer sees the announcement.
        parked.wrappingAdd(1, ordering: .sequentiallyConsistent)
        while !isDone() { pthread_cond_wait(condition, mutex) }
        parked.wrappingSubtract(1, ordering: .sequentiallyConsistent)
        pthread_mutex_unlock(mutex)
    }

    /// Wakes whoever has gone to sleep. Costs one load where nobody has.
    func notify() {
        guard parked.load(ordering: .sequentiallyConsistent) > 0 else { return }
        pthread_mutex_lock(mutex)
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }
}
