import Foundation
import Glibc

/// A lock between processes, based on a file that stays. It is released by ``unlock()``, or when the process ends.
struct FileLock: Sendable {
    private let descriptor: Int32

    /// - Throws: ``FetchError/unwritable(path:reason:)``.
    init(_ url: URL) throws {
        descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw FetchError.unwritable(path: url.path, reason: String(cString: strerror(errno)))
        }
    }

    /// Returns when the lock is acquired.
    ///
    /// - Parameter waiting: Called once if another process holds the lock.
    /// - Throws: `CancellationError`.
    func lock(waiting: () -> Void) async throws {
        var hasTold = false
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if !hasTold { waiting() }
            hasTold = true
            try await Task.sleep(for: .milliseconds(100))
        }
    }

    func unlock() { close(descriptor) }
}
