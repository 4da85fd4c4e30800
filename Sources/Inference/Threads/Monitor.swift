import Glibc

/// A lock whose holder can sleep until another thread has changed what the lock guards (Hoare, "Monitors", 1974).
final class Monitor: @unchecked Sendable {
    // Unchecked for the system's mutex and condition, which are made for sharing.
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

    func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Lets go of the lock until somebody notifies, or for no reason at all. Called within ``withLock(_:)``.
    func wait() { pthread_cond_wait(condition, mutex) }

    /// Wakes all who wait.
    func notifyAll() { pthread_cond_broadcast(condition) }
}
