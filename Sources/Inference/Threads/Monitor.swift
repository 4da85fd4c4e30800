import Glibc

/// A lock with a condition variable, on which the holder can wait until another thread changes the protected state (Hoare,
/// "Monitors", 1974).
final class Monitor: @unchecked Sendable {
    // Unchecked: the system's mutex and condition are thread-safe.
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

    /// Releases the lock until a notification, or spuriously. Must be called within ``withLock(_:)``.
    func wait() { pthread_cond_wait(condition, mutex) }

    /// Wakes all waiting threads.
    func notifyAll() { pthread_cond_broadcast(condition) }
}
