import Foundation
import Glibc

/// A lock between processes, by a file that stays. It is let go of by ``unlock()``, or when the process ends.
struct FileLock: Sendable {
    private let descriptor: Int32

    /// - Throws: ``FetchError/unwritable(path:reason:)``.
    init(_ url: URL) throws {
        descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw FetchError.unwritable(path: url.path, reason: String(cString: strerror(errno)))
        }
    }

    /// Returns when nobody else has it.
    ///
    /// - Parameter waiting: Told once if another process has it.
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
