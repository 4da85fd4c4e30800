import Foundation

extension URL {
    /// Runs a closure while the file is locked against other processes and threads. The file is created if it doesn't exist.
    func locked<R>(_ body: () throws -> R) throws -> R {
        let descriptor = try lock(LOCK_EX)
        defer { close(descriptor) }
        return try body()
    }

    /// Locks the file with `flock`, and waits for the lock. The file is created if it doesn't exist.
    /// - Returns: A descriptor; closing it releases the lock.
    func lock(_ operation: Int32) throws -> Int32 {
        let descriptor = try opened(O_RDWR | O_CREAT)
        while flock(descriptor, operation) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw POSIXError(.init(rawValue: errno) ?? .EIO)
            }
        }
        return descriptor
    }

    /// Flushes a file, or a folder's entries, to the disk.
    func synchronize() throws {
        let descriptor = try opened(O_RDONLY)
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    private func opened(_ flags: Int32) throws -> Int32 {
        let descriptor = open(path, flags | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        return descriptor
    }
}
