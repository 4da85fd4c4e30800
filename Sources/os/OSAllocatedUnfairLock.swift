import Glibc
import Synchronization

/// A lock that protects a state. All copies refer to the same lock.
///
/// Like Apple's, it traps if a thread locks it twice, or unlocks it without holding it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // @unchecked: the state is only accessed while the lock is held.
    private let storage: Storage

    /// Whether the calling thread holds the lock.
    public enum Ownership: Hashable, Sendable { case owner, notOwner }

    /// Creates a lock for a state that need not be Sendable; the caller must not access the state elsewhere.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Runs `body` with the state while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock()
        defer { storage.unlock() }
        return try body(&storage.state)
    }

    /// Runs `body` with the state while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs `body` if the lock is free; returns nil if it isn't.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lockIfAvailable() else { return nil }
        defer { storage.unlock() }
        return try body(&storage.state)
    }

    /// Runs `body` if the lock is free; returns nil if it isn't.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Traps if the calling thread's ownership of the lock isn't as expected.
    public func precondition(_ condition: Ownership) {
        Swift.precondition(
            storage.isHeldByThisThread == (condition == .owner), "the lock's ownership is not \(condition)")
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock for a state.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Runs `body` while the lock is held.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }

    /// Runs `body` while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Acquires the lock. Unlock it on the same thread.
    @available(*, noasync, message: "Use withLock; a task may continue on another thread")
    public func lock() { storage.lock() }

    /// Releases the lock.
    @available(*, noasync, message: "Use withLock; a task may continue on another thread")
    public func unlock() { storage.unlock() }

    /// Acquires the lock if it is free.
    @available(*, noasync, message: "Use withLockIfAvailable; a task may continue on another thread")
    public func lockIfAvailable() -> Bool { storage.lockIfAvailable() }
}

extension OSAllocatedUnfairLock {
    /// The mutex and the state. It is a pthread mutex, because it must support separate calls for locking and unlocking.
    private final class Storage {
        var state: State
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let owner = Atomic<UInt>(0)

        init(_ state: State) {
            self.state = state
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        var isHeldByThisThread: Bool { owner.load(ordering: .relaxed) == UInt(pthread_self()) }

        func lock() {
            Swift.precondition(!isHeldByThisThread, "this thread already holds the lock")
            pthread_mutex_lock(mutex)
            owner.store(UInt(pthread_self()), ordering: .relaxed)
        }

        func lockIfAvailable() -> Bool {
            guard pthread_mutex_trylock(mutex) == 0 else { return false }
            owner.store(UInt(pthread_self()), ordering: .relaxed)
            return true
        }

        func unlock() {
            Swift.precondition(isHeldByThisThread, "this thread does not hold the lock")
            owner.store(0, ordering: .relaxed)
            pthread_mutex_unlock(mutex)
        }
    }
}
